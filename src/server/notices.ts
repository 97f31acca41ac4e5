import type { ChatMessage } from './schemas';

/** What the processes of one server tell each other. Nothing secret: who needs a state reads it from the storage. */
export type Notice =
  | { type: 'state'; matchID: string; stateID: number }
  | { type: 'players'; matchID: string }
  | { type: 'chat'; matchID: string; message: ChatMessage };

/** Carries notices to the other processes; never back to the one that sent them. */
export interface Notices {
  /** Whether there can be other processes at all. */
  readonly shared: boolean;
  publish(notice: Notice): void;
  subscribe(listener: (notice: Notice) => void): void;
  /** True for one process at a time, until it lets go or dies. */
  lease(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** A server of one process has nobody to tell. */
export const alone: Notices = {
  shared: false,
  publish() {},
  subscribe() {},
  lease: async () => true,
  release: async () => {},
  close: async () => {},
};
