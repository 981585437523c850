"""Reads the workflows of .github/workflows, and says what in them names nothing that is there.

The reader takes a small part of YAML, which any reader of YAML takes in the same way: maps and lists with two spaces for each level,
plain and quoted texts, lists of texts in one line, and texts of several lines after `|`. Everything else is refused.
"""

import re
import subprocess

PLAIN = re.compile(r"""[^\s"'\[\]{}#&*!|>%@`,:-](?:[^:#]|:(?! )|(?<! )#)*|"[^"\\]*"|'[^']*'""")


class Refused(Exception):
    """A line is not of the part of YAML that is read here."""


class Reader:
    def __init__(self, text):
        self.rows = []
        for number, line in enumerate(text.splitlines(), 1):
            if "\t" in line or line != line.rstrip():
                raise Refused(f"line {number}: a tab, or spaces at the end")
            self.rows.append((number, len(line) - len(line.lstrip()), line.lstrip()))
        self.place = 0
        self.tree = self.block(0)
        if self.next():
            raise Refused(f"line {self.next()[0]}: wrong indentation")

    def next(self):
        """The next row that is neither empty nor a comment."""
        while self.place < len(self.rows) and (not self.rows[self.place][2] or self.rows[self.place][2].startswith("#")):
            self.place += 1
        return self.rows[self.place] if self.place < len(self.rows) else None

    def block(self, indent):
        row = self.next()
        return self.list(indent) if row and row[2].startswith("- ") else self.map(indent)

    def list(self, indent):
        items = []
        while (row := self.next()) and row[1] == indent and row[2].startswith("- "):
            number, _, text = row
            # What follows the hyphen is two columns further, as if the hyphen were a space.
            self.rows[self.place] = (number, indent + 2, text[2:])
            if re.match(r"[\w-]+:( |$)", text[2:]):
                items.append(self.map(indent + 2))
            else:
                self.place += 1
                items.append(self.text(number, text[2:]))
        return items

    def map(self, indent):
        members = {}
        while (row := self.next()) and row[1] == indent:
            number, _, text = row
            match = re.fullmatch(r"([\w-]+):(?: (.+))?", text)
            if not match:
                raise Refused(f"line {number}: not a key and its value: {text}")
            key, value = match.groups()
            if key in members:
                raise Refused(f"line {number}: {key} is there twice")
            self.place += 1
            if value == "|":
                members[key] = self.lines(indent)
            elif value is not None:
                members[key] = self.text(number, value)
            else:
                below = self.next()
                members[key] = self.block(indent + 2) if below and below[1] > indent else None
        return members

    def lines(self, indent):
        lines = []
        while self.place < len(self.rows) and (self.rows[self.place][1] > indent or not self.rows[self.place][2]):
            lines.append(" " * (self.rows[self.place][1] - indent - 2) + self.rows[self.place][2])
            self.place += 1
        return "\n".join(lines).rstrip("\n")

    def text(self, number, value):
        value = re.sub(r" # v\d+\.\d+\.\d+$", "", value)
        if match := re.fullmatch(r"\[(.+)\]", value):
            return [self.text(number, item) for item in match[1].split(", ")]
        if not PLAIN.fullmatch(value.replace("${{", "$(").replace("}}", ")")):
            raise Refused(f"line {number}: not a text that is read here: {value}")
        return value[1:-1] if value[0] in "\"'" else value


# The images, with the versions of Xcode that they have, and of Swift for containers.
IMAGES = {
    "ubuntu-24.04": set(), "macos-15": {"26.0", "26.1", "26.2", "26.3"}, "xcode-27": {"27"},
    "macos-26": {"26.0", "26.1", "26.2", "26.3", "26.4", "26.5", "26.6"},
}
SWIFT = {"6.2", "6.3"}
# What starts a workflow, the variables of each, and what an action may be told.
EVENTS = {"push": ({"branches": ["main"]}, {"tags": ["[0-9]+.[0-9]+.[0-9]+"]}), "pull_request": (None,), "workflow_dispatch": (None,)}
VARIABLES = {"GITHUB_WORKSPACE", "GITHUB_REF_NAME", "GITHUB_REPOSITORY"}
OPTIONS = {
    "checkout": {"persist-credentials": {"false"}},
    "upload-artifact": {"include-hidden-files": {"true"}, "if-no-files-found": {"warn", "error"}, "name": None, "path": None},
    "download-artifact": {"name": None},
}
# What the images have, by the words at the beginning of a command.
COMMANDS = {"apt-get", "echo", "gh", "git", "npm", "sudo xcode-select"}
TOP = {"name", "on", "permissions", "concurrency", "defaults", "jobs"}
JOB = {"runs-on", "container", "timeout-minutes", "strategy", "needs", "permissions", "env", "steps"}
STEP = {"name", "if", "uses", "with", "run", "env"}


def problems(text, root):
    """What is wrong with a workflow, as lines; empty if nothing is. Root is the folder of the repository."""
    try:
        workflow = Reader(text).tree
    except Refused as refused:
        return [str(refused)]
    lines = [f"wrong members: {sorted(set(workflow) ^ TOP)}"] if set(workflow) != TOP else []
    if lines:
        return lines
    if workflow["permissions"] != {"contents": "read"} or workflow["defaults"] != {"run": {"shell": "bash"}}:
        lines.append("jobs may read the contents, and nothing else unless they say so; commands are for bash")
    for event, filters in (workflow["on"] or {}).items():
        lines += [f"a wrong start: {event} {filters}" for _ in [0] if filters not in EVENTS.get(event, ())]
    if set(workflow["concurrency"]) != {"group", "cancel-in-progress"}:
        lines.append(f"wrong members of concurrency: {sorted(workflow['concurrency'])}")
    for line in re.findall(r"^.*\buses: .*$", text, re.MULTILINE):
        if not re.search(r"uses: actions/(checkout|upload-artifact|download-artifact)@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line):
            lines.append(f"no digest with its version: {line.strip()}")
    for name, job in workflow["jobs"].items():
        lines += [f"{name}: {problem}" for problem in job_problems(job, workflow["jobs"], root)]
    return lines


def job_problems(job, jobs, root):
    if set(job) - JOB or not {"runs-on", "timeout-minutes", "steps"} <= set(job):
        return [f"wrong members: {sorted(job)}"]
    matrix = (job.get("strategy") or {}).get("matrix") or {}
    rows = matrix.get("include") or [{key: value} for key, values in matrix.items() for value in values]
    keys = {key for row in rows for key in row}
    whole, lines = repr(job), []
    # Xcode has one decimal at most: without quotation marks 26.10 would be the number 26.1.
    for row in rows:
        lines += [f"not a version: {row}" for key, value in row.items() if key != "image" and not re.fullmatch(r"\d+(\.\d+)?", value)]
        lines += [f"members of {row} are not those of the others" for _ in [0] if set(row) != keys]
    used = set(re.findall(r"\bmatrix\.(\w+)", whole))
    lines += [f"matrix.{key} is not defined, or not used" for key in sorted(used ^ keys)]
    expressions = set(re.findall(r"\$\{\{ (.*?) \}\}", whole))
    known = {f"matrix.{key}" for key in keys} | {"github.token", "secrets.NPM_TOKEN"}
    lines += [f"not a value: {expression}" for expression in sorted(expressions - known)]
    images = {row["image"] for row in rows} if job["runs-on"] == "${{ matrix.image }}" else {job["runs-on"]}
    lines += [f"no image {image}" for image in sorted(images - set(IMAGES))]
    lines += [f"no Xcode {row['xcode']} in {row['image']}" for row in rows if "xcode" in row and row["xcode"] not in IMAGES.get(row["image"], ())]
    if "xcode" in keys and "/Applications/Xcode_${{ matrix.xcode }}*.app" not in whole:
        lines.append("not the Xcode of the matrix")
    lines += [f"no container of Swift {row['swift']}" for row in rows if row.get("swift", "6.3") not in SWIFT]
    if not re.fullmatch(r"swift:(\$\{\{ matrix\.swift \}\}|6\.\d)-noble", job.get("container", "swift:6.3-noble")):
        lines.append(f"no container {job['container']}")
    if not 0 < int(job["timeout-minutes"]) <= 240:
        lines.append("no limit of time within four hours")
    lines += [f"needs {job['needs']}, which is no job" for _ in [0] if job.get("needs", next(iter(jobs))) not in jobs]
    if job.get("permissions") != ({"contents": "write"} if "gh release" in whole else None):
        lines.append("a job that makes a release may write the contents, and no other")
    variables = set(job.get("env") or {})
    lines += order_problems(job, jobs, whole, variables)
    for step in job["steps"]:
        if set(step) - STEP or ("uses" in step) == ("run" in step):
            lines.append(f"wrong members: {sorted(step)}")
            continue
        if not condition_holds(step.get("if", "always()"), rows, variables):
            lines.append(f"a condition that never holds, or is unknown: {step['if']}")
        lines += command_problems(step.get("run", ""), root, variables)
    return lines


def order_problems(job, jobs, whole, variables):
    """What a step needs that no step before it has brought."""
    lines, here = [], ""
    for step in job["steps"]:
        run, (action, options) = step.get("run", ""), (step.get("uses", "/@"), step.get("with") or {})
        ours = re.match(r"make|\.ci/|Tests/|Apps/", run)
        lines += [f"nothing is there yet for {run}" for _ in [0] if ours and "checkout" not in here]
        if "container" in job and ours:
            lines += [f"{word} is not there for {run}" for word in ("install", "safe.directory", " make") if word not in here]
            lines += ["node is not there for make web" for _ in [0] if run == "make web" and "nodejs" not in here]
        name = action.split("/")[1].split("@")[0]
        for option, value in options.items():
            allowed = OPTIONS.get(name, {}).get(option, ())
            lines += [f"{name}: {option}: {value}" for _ in [0] if allowed is not None and value not in allowed]
        lines += ["checkout leaves a token behind" for _ in [0] if name == "checkout" and not options]
        if name == "upload-artifact" and "strategy" in job and "${{ matrix." not in options["name"]:
            lines.append(f"each row of the matrix uploads {options['name']}")
        if name == "download-artifact":
            before = (jobs.get(job.get("needs")) or {"steps": []})["steps"]
            names = [s["with"]["name"] for s in before if "upload-artifact" in s.get("uses", "")]
            lines += [f"no job before it uploads {options.get('name')}" for _ in [0] if options.get("name") not in names]
        here += f"{action} {run}\n"
    lines += ["gh has no token" for _ in [0] if "gh release" in whole and "GH_TOKEN" not in variables]
    lines += ["no repository is checked out for gh" for _ in [0] if "gh release" in whole and "--repo" not in whole]
    return lines


def condition_holds(condition, rows, variables):
    if match := re.fullmatch(r"matrix\.(\w+) == '(.*)'", condition):
        return any(row.get(match[1]) == match[2] for row in rows)
    if match := re.fullmatch(r"env\.(\w+) != ''", condition):
        return match[1] in variables
    return condition == "always()"


def command_problems(run, root, variables):
    """The commands that are not there: targets of make, files of the repository, and programs of the images."""
    lines = []
    targets = set(re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(), re.MULTILINE))
    for command in re.split(r" && |\n", run.replace("\\\n", "")):
        words = command.split()
        if not words:
            continue
        if words[0] == "make":
            lines += [f"make {target} is no target" for target in words[1:] if target not in targets]
        elif "/" in words[0]:
            path = root / words[0]
            if not path.is_file() or not path.stat().st_mode & 0o100:
                lines.append(f"{words[0]} is no program of the repository")
        elif words[0] not in COMMANDS and " ".join(words[:2]) not in COMMANDS:
            lines.append(f"{words[0]} is not known")
        if words[:2] == ["npm", "publish"] and not words[-1].lstrip('"').startswith("./"):
            lines.append(f"npm takes {words[-1]} for a repository of GitHub")
    # Whether bash could read the commands.
    shell = subprocess.run(["bash", "-n", "-c", run.replace("${{", "$").replace("}}", "")], capture_output=True, text=True)
    lines += shell.stderr.splitlines()[:1]
    used = set(re.findall(r"\$\{?([A-Z][A-Z_]*)", run))
    return lines + [f"${name} is not set" for name in sorted(used - variables - VARIABLES)]
