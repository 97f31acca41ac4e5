import type { Kysely, Migration, MigrationProvider } from 'kysely';

/** Every change of the tables, by name in order. Once released, one is never edited: what comes later is a new one. */
const migrations: Record<string, Migration> = {
  '0001-matches': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('metadata', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('unlisted', 'integer', (column) => column.notNull())
        .addColumn('bots', 'integer', (column) => column.notNull())
        .addColumn('gameover', 'text')
        .addColumn('active', 'text', (column) => column.notNull())
        .addColumn('moves', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('matches_by_time').on('matches').columns(['game', 'updated_at']).execute();
      for (const table of ['states', 'openings'])
        await db.schema
          .createTable(table)
          .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
          .addColumn('state', 'text', (column) => column.notNull())
          .execute();
      await db.schema
        .alterTable('states')
        .addColumn('state_id', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('log')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('state_id', 'integer', (column) => column.notNull())
        .addColumn('part', 'integer', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_key', ['match_id', 'state_id', 'part'])
        .execute();
    },
  },
  '0002-free-seats': {
    async up(db: Kysely<{ matches: { id: string; metadata: string; free: number } }>) {
      await db.schema
        .alterTable('matches')
        .addColumn('free', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      for (const { id, metadata } of await db.selectFrom('matches').select(['id', 'metadata']).execute()) {
        const { players } = JSON.parse(metadata) as { players: Record<string, { name?: string }> };
        const free = Object.values(players).filter(({ name }) => name === undefined).length;
        await db.updateTable('matches').set({ free }).where('id', '=', id).execute();
      }
    },
  },
};

export const provider: MigrationProvider = { getMigrations: async () => migrations };
