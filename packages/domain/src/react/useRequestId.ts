'use client';
import { useRef } from 'react';
import { newRequestId } from '../rules/requestId/newRequestId';

/** Provides the ID of a request: the same one while the same input is retried, a new one after a success. */
export interface RequestIds {
  idFor(input: unknown): string;
  succeeded(): void;
}

/** IDs for create mutations, so that a retry after a lost answer creates nothing twice. */
export function useRequestId(): RequestIds {
  const last = useRef<{ input: string; id: string }>(undefined);
  return {
    idFor(input) {
      const text = JSON.stringify(input) ?? '';
      if (last.current?.input !== text) last.current = { input: text, id: newRequestId() };
      return last.current.id;
    },
    succeeded() {
      last.current = undefined;
    },
  };
}
