import type { FileProblemCode } from './readResult';

/** Ends the reading of a file. */
export class FileRefused extends Error {
  readonly problem: FileProblemCode;

  constructor(problem: FileProblemCode) {
    super(problem);
    this.problem = problem;
  }
}
