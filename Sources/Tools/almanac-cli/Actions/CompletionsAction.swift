extension Action {
  /// `almanac completions`: completions for a shell, from the tables of verbs and options.
  static let completions = Action(
    "completions", "bash|zsh", words: ["bash", "zsh"], "print shell completions",
    details: """
      bash: source <(almanac completions bash) in ~/.bashrc. zsh: source <(almanac completions zsh) after compinit in
      ~/.zshrc. 'make install' puts both where the shells look for them.
      """,
    examples: ["almanac completions bash > almanac.bash", "almanac completions zsh > _almanac"]
  ) { arguments, output in
    switch try arguments.operand("SHELL", of: ["bash", "zsh"]) {
    case "bash": try output.write("\(Completions.words)\n\(Completions.bash)\n")
    case "zsh": try output.write("#compdef almanac\n\(Completions.words)\n\(Completions.zsh)\n")
    case let name: throw UsageError(notAllowed: name, for: "SHELL", allowed: .words(["bash", "zsh"]))
    }
  }
}

/// The scripts of shells.
private enum Completions {
  /// A shell function, for both shells, that prints the words allowed at a position.
  ///
  /// The position is empty for verbs, `VERB` for operands or actions, `VERB -` for flags, and `VERB --FLAG` for values;
  /// an action of a verb is `VERB ACTION`. The result `@` means any value, and `@file` means a file.
  static var words: String {
    var cases = [("", Verbs.all.map(\.name) + ["help"]), ("help", Verbs.all.map(\.name))]
    func add(_ action: Action, _ path: String) {
      cases.append((path, action.operandWords))
      cases.append(("\(path) -", action.options.map(\.flag) + ["--help"]))
      for option in action.options where !option.isSwitch {
        let other = option.placeholder == "FILE" ? "@file" : "@"
        cases.append(("\(path) \(option.flag)", option.words.isEmpty ? [other] : option.words))
      }
      for part in action.actions { add(part, "\(path) \(part.name)") }
    }
    for verb in Verbs.all { add(verb, verb.name) }
    let lines = cases.map { "    '\($0)') echo '\($1.joined(separator: " "))' ;;" }
    return "_almanac_words() {\n  case \"$1\" in\n\(lines.joined(separator: "\n"))\n  esac\n}"
  }

  static let bash = #"""
    _almanac() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]} words
      # Bash takes --name=value for three words.
      if [[ $current == '=' ]]; then
        current=
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        words=$(_almanac_words '')
      else
        if ((COMP_CWORD > 2)) && [[ -n $(_almanac_words "$verb ${COMP_WORDS[2]} -") ]]; then verb="$verb ${COMP_WORDS[2]}"; fi
        words=$(_almanac_words "$verb $previous")
        if [[ $previous != -* || -z $words ]]; then
          words=$(_almanac_words "$verb")
          if [[ $current == -* || -z $words ]]; then words=$(_almanac_words "$verb -"); fi
        fi
      fi
      case "$words" in
        @) COMPREPLY=() ;;
        @file) COMPREPLY=($(compgen -f -- "$current")) ;;
        *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
      esac
    }
    complete -o bashdefault -F _almanac almanac
    """#

  static let zsh = #"""
    _almanac() {
      local current=${words[CURRENT]} previous=${words[CURRENT-1]} verb=${words[2]} found
      if [[ $current == --*=* ]]; then
        previous=${current%%=*}
        compset -P '*='
        current=${current#*=}
      fi
      if ((CURRENT == 2)); then
        found=$(_almanac_words '')
      else
        if ((CURRENT > 3)) && [[ -n $(_almanac_words "$verb ${words[3]} -") ]]; then verb="$verb ${words[3]}"; fi
        found=$(_almanac_words "$verb $previous")
        if [[ $previous != -* || -z $found ]]; then
          found=$(_almanac_words "$verb")
          if [[ $current == -* || -z $found ]]; then found=$(_almanac_words "$verb -"); fi
        fi
      fi
      case "$found" in
        @) ;;
        @file) _files ;;
        *) compadd -- ${=found} ;;
      esac
    }
    if [[ $funcstack[1] == _almanac ]]; then _almanac "$@"; else compdef _almanac almanac; fi
    """#
}
