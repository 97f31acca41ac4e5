/** Runs tasks of the same name one after the other, of different names side by side. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const result = (this.last.get(name) ?? Promise.resolve()).then(task, task);
    this.last.set(name, result);
    const forget = () => {
      if (this.last.get(name) === result) this.last.delete(name);
    };
    result.then(forget, forget);
    return result;
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.allSettled(this.last.values());
  }
}
