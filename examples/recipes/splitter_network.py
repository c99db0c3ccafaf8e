"""The network of maskable_ppo.py: it judges all cells of a Splitter sheet alike, by what is next to them.

A network that gets the sheet as a long row of numbers must learn the rules of groups for each cell anew. This one is
told, for each number written, how many cells its group still needs, and applies the same weights everywhere.
"""

from typing import Any

import torch
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn
from torch.nn.functional import one_hot, pad

from splittable import load
from splittable.adapters.onehot import OneHot

ROWS, COLUMNS, ACTIONS, ROUNDS = 7, 8, 56, 28
FIELDS = OneHot(load("splitter").spec, players=1).fields
KINDS, NUMBERS, GROUP = 4, 7, 13  # of cells; 0 to 6; what `groups` tells
WIDTH = 32
SIDES = ((1, 1), (-1, 1), (1, 2), (-1, 2))  # one step along the rows or the columns


class SheetNetwork(BaseFeaturesExtractor):  # type: ignore[misc]
    """From one-hot observations: a score for each action, then what the value of the sheet depends on."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, ACTIONS + WIDTH)
        self.here, self.beside = nn.Linear(KINDS, WIDTH), nn.Linear(KINDS + 2 * GROUP, WIDTH)
        self.now = nn.Linear(NUMBERS + ROUNDS, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.cell, self.around = (nn.Linear(NUMBERS + KINDS + GROUP, WIDTH) for _ in range(2))
        self.late = nn.Linear(ROUNDS, WIDTH)
        self.worth = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())

    def forward(self, seen: Any) -> Any:
        sheet = seen[:, FIELDS["sheets"]].view(-1, ROWS, COLUMNS, NUMBERS)
        layout = seen[:, FIELDS["layout"]].view(-1, ROWS, COLUMNS, KINDS)
        dice = seen[:, FIELDS["dice"]].view(-1, 2, NUMBERS)
        rounds = one_hot((seen[:, FIELDS["round"].start] * ROUNDS).round().long(), ROUNDS).float()
        free, group = layout * sheet[..., :1], groups(sheet, layout)
        return torch.cat((self.scores(sheet, free, group, dice, rounds), self.value(sheet, free, group, rounds)), 1)

    def scores(self, sheet: Any, free: Any, group: Any, dice: Any, rounds: Any) -> Any:
        """An action writes a number left and another one right: the sum of what each is worth in its cell."""
        same = torch.einsum("nrcv,ndv->ndrc", sheet, dice)[..., None]
        seen = torch.cat(
            (free[:, None].expand(-1, 2, -1, -1, -1), same * group[:, None], (1 - same) * group[:, None]), 4
        )
        now = self.now(torch.cat((dice, rounds[:, None].expand(-1, 2, -1)), 2))[:, :, None, None]
        near = neighbours(self.beside(seen).flatten(0, 1)).view(-1, 2, ROWS, COLUMNS, WIDTH)
        high, low = self.score(near + self.here(free)[:, None] + now).squeeze(4).unbind(1)
        half = COLUMNS // 2
        left_low = low[..., :half] + high.flip(2)[..., :half]
        left_high = high[..., :half] + low.flip(2)[..., :half]
        return torch.stack((left_low, left_high), 3).flatten(1)

    def value(self, sheet: Any, free: Any, group: Any, rounds: Any) -> Any:
        cells = torch.cat((sheet, free, group), 3)
        seen = self.cell(cells) + neighbours(self.around(cells)) + self.late(rounds)[:, None, None]
        return self.worth(seen).sum((1, 2)) / COLUMNS


def neighbours(cells: Any) -> Any:
    """The sum over the four neighbours of each cell."""
    cells = pad(cells, (0, 0, 1, 1, 1, 1))
    return sum(cells.roll(step, axis) for step, axis in SIDES)[:, 1:-1, 1:-1]


def groups(sheet: Any, layout: Any) -> Any:
    """Of the group of each number written: cells needed (-1 to 5), free cells beside it (0 to 4), a star or not."""
    numbers, free, star = (
        pad(each, (1, 1, 1, 1)) for each in (sheet.argmax(3), sheet[..., 0] * layout[..., 1:].sum(3), layout[..., 2])
    )
    label = torch.arange(numbers[0].numel()).view(numbers[0].shape) * (numbers > 0)
    for step, axis in SIDES * 5:  # the largest label spreads; a group with more than six cells has too many anyway
        label = torch.where(numbers.roll(step, axis) == numbers, label.maximum(label.roll(step, axis)), label)
    each = torch.stack((torch.ones_like(free), sum(free.roll(step, axis) for step, axis in SIDES), star)).flatten(2)
    where = label.flatten(1).expand_as(each)
    total = torch.zeros_like(each).scatter_add(2, where, each).gather(2, where).view(3, *label.shape).long()
    needed, room, stars = total[:, :, 1:-1, 1:-1]
    needed = (sheet.argmax(3) - needed).clamp(min=-1) + 1
    told = torch.cat((one_hot(needed, 7), one_hot(room.clamp(max=4), 5), stars[..., None].clamp(max=1)), 3)
    return told * (1 - sheet[..., :1])
