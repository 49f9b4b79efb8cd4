import { useEffect, useRef, useState } from 'react';
import { type FileRefusal, type FileRules, refusalOf } from './fileRules';

/** An uploaded file. */
export interface StoredFile {
  /** Id given by the host. */
  id: string;
  /** File name. */
  name: string;
  /** Size in bytes. */
  sizeBytes: number;
}

/** Uploads a file and resolves to its id; rejects with an `Error` whose message explains why. */
export type FileUpload = (
  file: File,
  /** `onProgress` takes the uploaded share, 0 to 1. */
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** A file that is uploading. */
export interface Transfer {
  key: number;
  file: File;
  share: number;
  /** Why the upload failed. */
  failure?: string | undefined;
}

interface UploadsInput {
  value: readonly StoredFile[];
  onChange: (files: StoredFile[]) => void;
  upload: FileUpload;
  rules: FileRules;
}

/** Uploads in progress and refused files. Uploaded files are the host's value. */
export function useUploads({ value, onChange, upload, rules }: UploadsInput) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const [refused, setRefused] = useState<readonly { name: string; why: FileRefusal }[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  const [arrivedAs] = useState(() => new Map<string, number>());
  const latest = useRef({ value, onChange });

  // Two uploads can finish before the host has rendered the first, so each adds to the last reported list.
  useEffect(() => {
    latest.current = { value, onChange };
  });

  // Uploads are aborted when the field is removed.
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, facts: Partial<Transfer>) =>
    setTransfers((all) => all.map((each) => (each.key === key ? { ...each, ...facts } : each)));
  const drop = (key: number) => setTransfers((all) => all.filter((each) => each.key !== key));

  function say(files: StoredFile[]) {
    latest.current = { ...latest.current, value: files };
    latest.current.onChange(files);
  }

  async function send(key: number, file: File) {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const { signal } = controller;
      const id = await upload(file, { signal, onProgress: (share) => change(key, { share }) });
      if (signal.aborted) return;
      arrivedAs.set(id, key);
      drop(key);
      say([...latest.current.value, { id, name: file.name, sizeBytes: file.size }]);
    } catch (reason) {
      if (controller.signal.aborted) return;
      change(key, { failure: reason instanceof Error ? reason.message : String(reason) });
    } finally {
      controllers.current.delete(key);
    }
  }

  function add(files: Iterable<File>) {
    const taken: Transfer[] = [];
    const not: { name: string; why: FileRefusal }[] = [];
    for (const file of files) {
      const why = refusalOf(file, rules, value.length + transfers.length + taken.length);
      if (why) not.push({ name: file.name, why });
      else taken.push({ key: nextKey.current++, file, share: 0 });
    }
    setRefused(not);
    setTransfers((all) => [...all, ...taken]);
    for (const { key, file } of taken) void send(key, file);
  }

  function cancel(key: number) {
    controllers.current.get(key)?.abort();
    drop(key);
  }

  function retry({ key, file }: Transfer) {
    change(key, { failure: undefined, share: 0 });
    void send(key, file);
  }

  const remove = (id: string) => say(latest.current.value.filter((file) => file.id !== id));

  /** The key of a file's row, the same before and after the upload. */
  const rowKey = (id: string) => (arrivedAs.has(id) ? `transfer ${arrivedAs.get(id)}` : id);

  return { transfers, refused, rowKey, add, cancel, retry, remove };
}
