/// `almanac completions`: completions for a shell, from the tables of verbs and options.
struct CompletionsAction: Action {
  static let name = "completions"
  static let operands = "bash|zsh"
  static let operandWords = Shell.allCases.map(\.rawValue)
  static let summary = "what a shell completes on a tab"
  static let details = """
    bash: source <(almanac completions bash) in ~/.bashrc. zsh: source <(almanac completions zsh) after compinit in
    ~/.zshrc. 'make install' puts both where the shells look for them.
    """
  static let examples = [
    "almanac completions bash > almanac.bash",
    "almanac completions zsh > _almanac",
  ]
  static let options: [CommandOption] = []

  private enum Shell: String, CaseIterable {
    case bash, zsh
  }

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let name = try arguments.operand("the shell", of: Self.operandWords)
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "no completions for '\(name)'; there are: \(Self.operandWords.joined(separator: ", "))")
    }
    self.shell = shell
  }

  func run(_ output: inout OutputStream) throws {
    switch shell {
    case .bash: try output.write("\(Self.words)\n\(Self.bash)\n")
    case .zsh: try output.write("#compdef almanac\n\(Self.words)\n\(Self.zsh)\n")
    }
  }

  /// A shell function, for both shells, that prints the words allowed at a position.
  ///
  /// The position is empty for verbs, `VERB` for operands, `VERB -` for flags, and `VERB --FLAG` for values.
  /// The result `@` means any value, and `@file` means a file.
  private static var words: String {
    var cases = [("", Verbs.all.map { $0.name } + ["help"]), ("help", Verbs.all.map { $0.name })]
    for verb in Verbs.all {
      cases.append((verb.name, verb.operandWords))
      cases.append(("\(verb.name) -", verb.options.map(\.flag) + ["--help"]))
      for option in verb.options where !option.isSwitch {
        let other = option.placeholder == CommandOption.file.placeholder ? "@file" : "@"
        cases.append(("\(verb.name) \(option.flag)", option.words.isEmpty ? [other] : option.words))
      }
    }
    let lines = cases.map { "    '\($0)') echo '\($1.joined(separator: " "))' ;;" }
    return "_almanac_words() {\n  case \"$1\" in\n\(lines.joined(separator: "\n"))\n  esac\n}"
  }

  private static let bash = #"""
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

  private static let zsh = #"""
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
