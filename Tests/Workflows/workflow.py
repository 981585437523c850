"""Reads the workflows of .github/workflows, and reports names in them of things that do not exist."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KEY = re.compile(r"([\w-]+):(?: (.+))?")
# A text that every reader of YAML reads as a text; 26.10 without quotation marks would be the number 26.1.
PLAIN = re.compile(r"""(?!\d+\.\d)[^\s"'\[\]{}#&*!|>%@`,:-](?:[^:#]|:(?! )|(?<! )#)*|"[^"\\]*"|'[^']*'""")


class Refused(Exception):
    """A line is outside the part of YAML that is read here."""


def read(text):
    """A workflow as maps, lists and texts.

    Read is a small part of YAML, which every reader of YAML takes in the same way: maps and lists with two spaces for each level, plain
    and quoted texts, lists of texts in one line, and texts of several lines after `|`, of which empty lines and comments are left out.
    Everything else is refused.
    """
    if wrong := re.search(r".*(\t.*| )$", text, re.MULTILINE):
        raise Refused(f"a tab, or spaces at the end: {wrong[0]}")
    rows = [(len(line) - len(line.lstrip()), line.lstrip()) for line in text.splitlines()]
    rows = [row for row in rows if not re.match("#|$", row[1])]
    tree = block(rows, 0)
    if rows:
        raise Refused(f"wrong indentation: {rows[0][1]}")
    return tree


def block(rows, indent):
    """Removes a map or a list from the rows, which are indentations and texts."""
    is_list = rows[0][1].startswith("- ")
    tree = [] if is_list else {}
    while rows and rows[0][0] == indent and rows[0][1].startswith("- ") == is_list:
        line = rows.pop(0)[1]
        if is_list:
            # The text after the hyphen is two columns further, as if the hyphen were a space.
            rows.insert(0, (indent + 2, line[2:]))
            tree.append(block(rows, indent + 2) if KEY.fullmatch(line[2:]) else plain(rows.pop(0)[1]))
            continue
        match = KEY.fullmatch(line)
        if not match or match[1] in tree:
            raise Refused(f"not a new key with its value: {line}")
        if match[2] == "|":
            lines = []
            while rows and rows[0][0] > indent:
                lines.append(" " * (rows[0][0] - indent - 2) + rows.pop(0)[1])
            tree[match[1]] = "\n".join(lines)
        elif match[2]:
            tree[match[1]] = plain(match[2])
        else:
            tree[match[1]] = block(rows, indent + 2) if rows and rows[0][0] > indent else None
    return tree


def plain(value):
    value = re.sub(r" # v\d+\.\d+\.\d+$", "", value)
    if match := re.fullmatch(r"\[(.+)\]", value):
        return [plain(item) for item in match[1].split(", ")]
    if not PLAIN.fullmatch(value.replace("${{", "$(").replace("}}", ")")):
        raise Refused(f"not a text that is read here: {value}")
    return value[1:-1] if value[0] in "\"'" else value


# Images that GitHub has, and commands that the images have.
IMAGES = {"ubuntu-24.04", "macos-15", "macos-26", "xcode-27"}
COMMANDS = r"(apt-get|gh|git|npm|sudo xcode-select|registry=\$\(npm config) "
ACTION = r"actions/(checkout|upload-artifact|download-artifact)@[0-9a-f]{40} # v\d+\.\d+\.\d+"
TOP = {"name", "on", "permissions", "concurrency", "defaults", "jobs"}
JOB = {"runs-on", "container", "timeout-minutes", "strategy", "needs", "permissions", "env", "steps"}
STEP = {"name", "if", "uses", "with", "run", "env"}


def problems(text, wanted, written):
    """The faults of a workflow, as lines; empty if there are none.

    Wanted are the commands that it must run, and written the files that these are known to write.
    """
    lines = []

    def check(holds, problem):
        lines.extend([] if holds else [problem])

    try:
        tree = read(text)
        check(set(tree) == TOP, f"wrong members: {sorted(tree)}")
        check(tree["permissions"] == {"contents": "read"}, "jobs may read the contents, and nothing else unless they say so")
        check(tree["defaults"] == {"run": {"shell": "bash"}}, "commands are for bash")
        for action in re.findall(r"\buses: (.*)", text):
            check(re.fullmatch(ACTION, action), f"no digest with its version: {action}")
        for job in tree["jobs"].values():
            check_job(check, job, tree["jobs"], written)
        runs = [step.get("run") for job in tree["jobs"].values() for step in job["steps"]]
        for command in wanted:
            check(command in runs, f"{command} is not run")
    except (Refused, KeyError) as error:
        lines.append(f"{type(error).__name__}: {error}")
    return lines


def check_job(check, job, jobs, written):
    whole = repr(job)
    matrix = (job.get("strategy") or {}).get("matrix") or {}
    rows = matrix.get("include") or [{key: value} for key, values in matrix.items() for value in values]
    keys = {key for row in rows for key in row}
    variables = set(job.get("env") or {})
    check(set(job) <= JOB, f"wrong members: {sorted(job)}")
    for row in rows:
        check(set(row) == keys, f"members of {row} are not those of the others")
        check(all(re.fullmatch(r"\d+(\.\d+)?", row[key]) for key in row if key != "image"), f"not a version: {row}")
    used = set(re.findall(r"\bmatrix\.(\w+)", whole))
    check(used == keys, f"not defined in the matrix, or not used: {sorted(used ^ keys)}")
    unknown = set(re.findall(r"\$\{\{ (.*?) \}\}", whole)) - {f"matrix.{key}" for key in keys} - {"github.token", "secrets.NPM_TOKEN"}
    check(not unknown, f"not a value: {sorted(unknown)}")
    images = {row["image"] for row in rows} if job["runs-on"] == "${{ matrix.image }}" else {job["runs-on"]}
    check(images <= IMAGES, f"no image {sorted(images)}")
    check(re.fullmatch(r"swift:(\$\{\{ matrix\.swift \}\}|6\.\d)-noble", job.get("container", "swift:6.3-noble")), "no such container")
    check(0 < int(job["timeout-minutes"]) <= 240, "no limit of time within four hours")
    check(job.get("needs", next(iter(jobs))) in jobs, "needs what is no job")
    writes = {"contents": "write"} if "gh release" in whole else None
    check(job.get("permissions") == writes, "a job that makes a release may write the contents, and no other")
    for step in job["steps"]:
        check(set(step) <= STEP and ("uses" in step) != ("run" in step), f"wrong members: {sorted(step)}")
        check(condition_holds(step.get("if", "always()"), rows, variables), f"never so, or unknown: {step.get('if')}")
        check_commands(check, step.get("run", ""), variables)
        options = step.get("with") or {}
        for path in options.get("path", "").splitlines():
            check(path in written, f"nothing writes {path}")
            check(options["include-hidden-files"] == "true", "a path with a dot is left out")


def condition_holds(condition, rows, variables):
    if match := re.fullmatch(r"matrix\.(\w+) == '(.*)'", condition):
        return any(row.get(match[1]) == match[2] for row in rows)
    if match := re.fullmatch(r"env\.(\w+) != ''", condition):
        return match[1] in variables
    return condition == "always()"


def check_commands(check, run, variables):
    """Looks up targets of make, programs of the repository and of the images, and variables."""
    for command in re.split(r" && |\n", run.replace("\\\n", "")) if run else []:
        words = command.split() or [""]
        if words[0] == "make":
            targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
            check(set(words[1:]) <= set(targets), f"no target: {command}")
        elif "/" in words[0]:
            path = ROOT / words[0]
            check(path.is_file() and path.stat().st_mode & 0o100, f"no program of the repository: {command}")
        else:
            check(re.match(COMMANDS, command.lstrip()), f"not known: {command}")
    shell = subprocess.run(["bash", "-n", "-c", run.replace("${{", "$").replace("}}", "")], capture_output=True) if run else None
    check(not shell or shell.returncode == 0, f"bash cannot read {run}")
    unset = {name for name in re.findall(r"\$\{?([A-Z][A-Z_]*)", run) if not name.startswith("GITHUB_")} - variables
    check(not unset, f"not set: {sorted(unset)}")
