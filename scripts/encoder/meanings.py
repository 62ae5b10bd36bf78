"""Learns what the words of a role mean (docs/decisions/0032), from what a finished encoder has of them before its first and after its last layer.

Nothing of the encoder changes with it, so that it is done in a minute.
"""

import random
from collections import Counter

import numpy as np
import torch
from torch import nn
from torch.nn import functional

PASSES, BATCH, STEP, DECAY = 8, 256, 1e-3, 0.1
# A share of the numbers that is hidden in each step, so that none decides alone.
HIDDEN = 0.15
# A meaning with fewer words is none.
FEWEST = 4


def spans(question):
    """For each span with a meaning: its role, its words, the numbers of its first and last word, and the meaning."""
    starts = [at for at, (_, _, role, *_) in enumerate(question) if role.startswith("B-")]
    for start in starts:
        end = start
        while end + 1 < len(question) and question[end + 1][2] == "I-" + question[start][2][2:]:
            end += 1
        meaning = question[start][4]
        if meaning is not None:
            words = " ".join(word.lower() for word, *_ in question[start : end + 1])
            yield question[start][2][2:], words, start, end, meaning


def rows(encoder, questions, encoded, batch):
    """What the encoder has of each span: the mean of its pieces before the first layer, and that after the last one."""
    items = [(encoded(question), list(spans(question))) for question in questions]
    items = sorted((item for item in items if item[1]), key=lambda item: len(item[0][0]))
    for at in range(0, len(items), 64):
        chunk = items[at : at + 64]
        ids, is_piece, marks, *_ = batch([(numbers, flags, [], [], [], 0, 0) for (numbers, flags, _), _ in chunk])
        with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
            first, last = (each.float().numpy() for each in encoder.values(ids, is_piece, marks))
        for place, ((numbers, _, firsts), found) in enumerate(chunk):
            for role, words, start, end, meaning in found:
                if end < len(firsts):
                    pieces = slice(firsts[start], firsts[end + 1] if end + 1 < len(firsts) else len(numbers) - 1)
                    row = np.concatenate([values[place, pieces].mean(0) for values in (first, last)])
                    yield f"{role}={meaning}", (role, words), row


def fitted(encoder, questions, encoded, batch):
    """@returns the names of the meanings, each with its role, and a linear map to the score of each"""
    learned = list(rows(encoder, questions, encoded, batch))
    counts = Counter(name for name, *_ in learned)
    names = sorted(name for name, many in counts.items() if many >= FEWEST)
    numbers = {name: number for number, name in enumerate(names)}
    learned = [each for each in learned if each[0] in numbers]
    # What is said often counts less each time.
    often = Counter(words for _, words, _ in learned)
    counted = torch.tensor([often[words] ** -0.5 for _, words, _ in learned])
    right = torch.tensor([numbers[name] for name, *_ in learned])
    values = torch.tensor(np.stack([row for *_, row in learned]))
    middle, width = values.mean(0), values.std(0) + 1e-6
    values = (values - middle) / width
    role = lambda name: name.split("=")[0]
    # A span has a meaning of its own role.
    allowed = torch.tensor([[role(one) == role(other) for other in names] for one in names])
    learner = nn.Linear(values.shape[1], len(names))
    moving = torch.optim.AdamW(learner.parameters(), STEP, weight_decay=DECAY)
    draw = random.Random(5)
    order = list(range(len(learned)))
    for number in range(PASSES):
        for group in moving.param_groups:
            group["lr"] = STEP * (1 - number / PASSES)
        draw.shuffle(order)
        for at in range(0, len(order), BATCH):
            some = torch.tensor(order[at : at + BATCH])
            scores = learner(functional.dropout(values[some], HIDDEN)).masked_fill(~allowed[right[some]], -1e9)
            wrong = (functional.cross_entropy(scores, right[some], reduction="none") * counted[some]).mean()
            moving.zero_grad()
            wrong.backward()
            moving.step()
    # The same map of values that are not brought to a mean of 0 and a width of 1.
    with torch.no_grad():
        learner.weight /= width
        learner.bias -= learner.weight @ middle
    return names, learner
