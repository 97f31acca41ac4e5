import { useState } from 'react';
import { LobbyTrouble } from './server';

/** Runs what may not work; what did not is kept as one sentence, and whether something is under way. */
export function useTrouble() {
  const [trouble, setTrouble] = useState<LobbyTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof LobbyTrouble)) throw error;
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return { trouble, isBusy, attempt };
}
