import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeJob,
  completeStep,
  continueStep,
  failJob,
  type GenerationState,
  hasEnded,
  isAbandoned,
  isExhausted,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  newGenerationState,
  releaseLease,
  reopenJob,
  takeLease,
  WAITING_SECONDS,
} from './generation-job.ts';
import { GENERATION_STEPS } from './generation-steps.ts';

const START = new Date('2026-03-01T12:00:00.000Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function taken(job: GenerationState, owner: string, now: Date): GenerationState {
  const answer = takeLease(job, owner, now);
  if (answer.outcome !== 'taken') throw new Error(`The lease was ${answer.outcome}.`);
  return answer.job;
}

describe('a lease', () => {
  test('belongs to one worker until it expires', () => {
    const job = taken(newGenerationState(START), 'first', START);
    expect(job).toMatchObject({
      lease_owner: 'first',
      attempts: 1,
      current_operation: 'Reading your profile',
    });
    expect(takeLease(job, 'second', at(20))).toEqual({
      outcome: 'held',
      remainingSeconds: LEASE_SECONDS - 20,
    });
    expect(taken(job, 'second', at(LEASE_SECONDS))).toMatchObject({ lease_owner: 'second', attempts: 2 });
  });

  test('is renewed by each completed step', () => {
    const job = completeStep(taken(newGenerationState(START), 'first', START), at(20));
    expect(takeLease(job, 'second', at(LEASE_SECONDS))).toEqual({
      outcome: 'held',
      remainingSeconds: 20,
    });
  });

  test('that was returned can be taken right away', () => {
    const job = releaseLease(taken(newGenerationState(START), 'first', START), START);
    expect(taken(job, 'second', START)).toMatchObject({ lease_owner: 'second', attempts: 2 });
  });

  test('is refused after the last allowed worker of a step', () => {
    let job = newGenerationState(START);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++)
      job = taken(job, 'dies', at(attempt * LEASE_SECONDS));
    const now = at(MAX_ATTEMPTS * LEASE_SECONDS);
    expect(takeLease(job, 'next', now)).toEqual({ outcome: 'exhausted' });
    expect(isExhausted(job, now)).toBe(true);
  });

  test('of an advanced job restarts the count of attempts', () => {
    let job = taken(newGenerationState(START), 'dies', START);
    job = taken(job, 'second', at(LEASE_SECONDS));
    expect(completeStep(job, at(LEASE_SECONDS)).attempts).toBe(1);
  });
});

describe('a job restarted by an operator', () => {
  const given = (job: GenerationState): GenerationState => ({ ...job, attempts: MAX_ATTEMPTS });

  test('allows as many workers as at first and keeps its results', () => {
    const job = given(completeStep(taken(newGenerationState(START), 'dies', START), START));
    const reopened = reopenJob(job, at(LEASE_SECONDS));
    expect(reopened).toMatchObject({ status: 'in_progress', completed_steps: 1, attempts: 0 });
    expect(reopened.progress_percentage).toBe(job.progress_percentage);
    expect(taken(reopened, 'next', at(LEASE_SECONDS))).toMatchObject({ attempts: 1 });
  });

  test('starts again after a failure without losing progress', () => {
    const job = failJob(given(completeStep(taken(newGenerationState(START), 'dies', START), START)), 'Gone.');
    const next = taken(reopenJob(job, START), 'next', START);
    expect(next).toMatchObject({ status: 'in_progress', completed_steps: 0, error_details: null });
    expect(next.progress_percentage).toBe(job.progress_percentage);
  });
});

test('a waiting job is abandoned when its message must be lost, a leased one without a heartbeat', () => {
  const waiting = newGenerationState(START);
  expect(isAbandoned(waiting, at(WAITING_SECONDS - 1))).toBe(false);
  expect(isAbandoned(waiting, at(WAITING_SECONDS))).toBe(true);
  expect(isAbandoned(completeJob(waiting), at(WAITING_SECONDS))).toBe(false);
  const leased = taken(waiting, 'first', START);
  expect(isAbandoned(leased, at(LEASE_SECONDS - 1))).toBe(false);
  expect(isAbandoned(leased, at(LEASE_SECONDS))).toBe(true);
});

test('a step of several parts reports its progress', () => {
  let job = taken(newGenerationState(START), 'first', START);
  for (let step = 0; step < 4; step++) job = completeStep(job, START);
  expect(job).toMatchObject({ current_operation: 'Drawing the images', progress_percentage: 46 });
  expect(continueStep(job, { done: 1, total: 4 }, at(10))).toMatchObject({
    current_operation: 'Drawing the images (2 of 4)',
    progress_percentage: 55,
    completed_steps: 4,
    lease_expires_at: at(10 + LEASE_SECONDS).toISOString(),
  });
});

test('a failed job keeps its progress and reason', () => {
  const job = completeStep(taken(newGenerationState(START), 'first', START), START);
  expect(failJob(job, 'The kitchen is closed.')).toMatchObject({
    status: 'failed',
    progress_percentage: job.progress_percentage,
    error_details: 'The kitchen is closed.',
    lease_owner: undefined,
  });
});

test('the steps are in order of progress', () => {
  const starts = GENERATION_STEPS.map((step) => step.startsAt);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(GENERATION_STEPS.map((step) => step.operation)).size).toBe(GENERATION_STEPS.length);
});

/** Moves of workers and the watcher, each with the copy of the job that the actor last read. */
const MOVES = ['read', 'take', 'continue', 'complete', 'release', 'fail', 'revive', 'wait'] as const;
type Move = { actor: 0 | 1 | 2; move: (typeof MOVES)[number]; seconds: number };
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    actor: fc.constantFrom(0, 0, 0, 0, 1, 2),
    move: fc.constantFrom(...MOVES, 'take', 'complete', 'complete', 'complete', 'complete'),
    seconds: fc.integer({ min: 0, max: 2 * WAITING_SECONDS }),
  }),
  { maxLength: 80 },
);

/** The outcome that an actor wants to write, or nothing. */
function wanted(copy: GenerationState, { actor, move }: Move, now: Date): GenerationState | undefined {
  const isHolder = copy.lease_owner === `worker ${actor}` && !hasEnded(copy);
  if (move === 'take') {
    const answer = takeLease(copy, `worker ${actor}`, now);
    return answer.outcome === 'taken' ? answer.job : undefined;
  }
  if (move === 'revive')
    return isAbandoned(copy, now) && !isExhausted(copy, now) ? releaseLease(copy, now) : undefined;
  if (!isHolder) return undefined;
  if (move === 'release') return releaseLease(copy, now);
  if (move === 'continue') return continueStep(copy, { done: 2, total: 5 }, now);
  if (move === 'fail') return failJob(copy, 'It failed.');
  if (move !== 'complete') return undefined;
  return copy.completed_steps === GENERATION_STEPS.length - 1 ? completeJob(copy) : completeStep(copy, now);
}

/** Plays the moves by the repository's one rule: a write counts only on the version it's based on. */
function history(list: Move[]): { states: GenerationState[]; writers: number[] } {
  const states = [newGenerationState(START)];
  const writers: number[] = [];
  const copies = [states[0], states[0], states[0]];
  let seconds = 0;
  for (const step of list) {
    const current = states.at(-1);
    const copy = copies[step.actor];
    if (current === undefined || copy === undefined) break;
    if (step.move === 'wait') seconds += step.seconds;
    if (step.move === 'read') copies[step.actor] = current;
    const next = wanted(copy, step, at(seconds));
    if (next === undefined || next.version - 1 !== current.version) continue;
    states.push(next);
    writers.push(step.actor);
    copies[step.actor] = next;
  }
  return { states, writers };
}

const pairs = (states: GenerationState[]) =>
  states.slice(1).map((next, index) => ({ before: states[index] ?? next, next }));

describe('for any order and delay of workers,', () => {
  test('progress and completed steps never decrease', () => {
    fc.assert(
      fc.property(moves, (list) =>
        pairs(history(list).states).every(
          ({ before, next }) =>
            next.progress_percentage >= before.progress_percentage &&
            next.completed_steps >= before.completed_steps,
        ),
      ),
    );
  });

  test('an ended job stays unchanged', () => {
    fc.assert(
      fc.property(moves, (list) => pairs(history(list).states).every(({ before }) => !hasEnded(before))),
    );
  });

  test('only the worker with the lease completes a step', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const { states, writers } = history(list);
        return pairs(states).every(({ before, next }, index) => {
          if (next.completed_steps === before.completed_steps) return true;
          return before.lease_owner === `worker ${writers[index]}`;
        });
      }),
    );
  });

  test('only a completed job reaches 100%, and only a failed one has an error', () => {
    fc.assert(
      fc.property(moves, (list) =>
        history(list).states.every(
          (job) =>
            (job.progress_percentage === 100) === (job.status === 'completed') &&
            (job.error_details !== null) === (job.status === 'failed') &&
            job.attempts <= MAX_ATTEMPTS,
        ),
      ),
    );
  });
});
