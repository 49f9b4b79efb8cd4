// A part of the bench in a process of its own, so that its CPU and memory are its own.
import { fork } from 'node:child_process';
import { SERVER_OPTIONS } from '../../scripts/product.mjs';

/** The usual limit of the heap: far above what any part needs. */
const WIDE_HEAP = ['--max-old-space-size=6000'];

/** Starts a module that responds to messages: `ask(type, content)` resolves with the response. */
export function startChild(file, args = [], heapOptions = WIDE_HEAP) {
  const child = fork(new URL(file, import.meta.url), args, {
    serialization: 'advanced',
    execArgv: [...SERVER_OPTIONS, ...heapOptions],
  });
  const waiting = new Map();
  let lastId = 0;
  child.on('message', ({ id, answer, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    error ? reject(new Error(error)) : resolve(answer);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with code ${code}`));
  });
  return {
    ask: (type, content) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        child.send({ id, type, content });
      }),
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** The child's side: one function for each type of message. */
export function answerMessages(answers) {
  process.on('message', async ({ id, type, content }) => {
    try {
      process.send({ id, answer: await answers[type](content) });
    } catch (error) {
      process.send({ id, error: error.stack ?? String(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
