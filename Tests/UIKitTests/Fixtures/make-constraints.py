#!/usr/bin/env python3
"""Writes constraints.tsv: random linear constraints, and what kiwisolver (1.5.1, from PyPI) makes of them.

A line is a system: the number of variables, the constraints, the indexes of required constraints that contradict earlier
ones, and the sums of the violations of priorities 750, 500 and 250. Constraints are separated by ';' and written as
'priority relation constant variable:coefficient ...'; the relation compares the sum with zero.
"""
import random
import kiwisolver as kiwi

STRENGTHS = {1000: kiwi.strength.required, 750: kiwi.strength.strong, 500: kiwi.strength.medium, 250: kiwi.strength.weak}


def system(rng):
    count = rng.randint(2, 7)
    constraints = []
    for _ in range(rng.randint(2, 14)):
        used = rng.sample(range(count), rng.randint(1, min(3, count)))
        terms = [(v, rng.choice([-2, -1, 1, 1, 1, 2])) for v in used]
        priority = rng.choice([1000, 1000, 750, 500, 250])
        constraints.append((priority, rng.choice(["=", ">", "<"]), rng.randint(-100, 100), terms))
    return count, constraints


def solve(count, constraints):
    variables = [kiwi.Variable(f"x{i}") for i in range(count)]
    solver = kiwi.Solver()
    broken, added = [], []
    order = [i for i, c in enumerate(constraints) if c[0] == 1000] + [i for i, c in enumerate(constraints) if c[0] != 1000]
    for i in order:
        priority, relation, constant, terms = constraints[i]
        expression = sum((variables[v] * k for v, k in terms), start=variables[0] * 0) + constant
        made = expression == 0 if relation == "=" else expression >= 0 if relation == ">" else expression <= 0
        try:
            solver.addConstraint(made | STRENGTHS[priority])
            added.append(made | STRENGTHS[priority])
        except kiwi.UnsatisfiableConstraint:
            broken.append(i)
            # A refused constraint leaves a trace in the solver.
            solver = kiwi.Solver()
            for one in added:
                solver.addConstraint(one)
    solver.updateVariables()
    values = [v.value() for v in variables]
    sums = {750: 0.0, 500: 0.0, 250: 0.0}
    for priority, relation, constant, terms in constraints:
        if priority == 1000:
            continue
        value = sum(values[v] * k for v, k in terms) + constant
        sums[priority] += abs(value) if relation == "=" else max(0, -value) if relation == ">" else max(0, value)
    return broken, [sums[p] for p in (750, 500, 250)]


rng = random.Random(20)
with open("constraints.tsv", "w") as out:
    for _ in range(400):
        count, constraints = system(rng)
        broken, sums = solve(count, constraints)
        text = ";".join(
            f"{p} {r} {c} " + " ".join(f"{v}:{k}" for v, k in terms) for p, r, c, terms in constraints)
        out.write(f"{count}\t{text}\t{','.join(map(str, broken))}\t{' '.join(f'{s:.9g}' for s in sums)}\n")
