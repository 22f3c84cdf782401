/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { JournalEntry } from './journal-entry.ts';
import { Total } from './total.ts';

export const journalPageListMax = 100;



export const JournalPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(JournalEntry).check(/*#__PURE__*/ zod.maxLength(journalPageListMax)),
  "total": Total
});

export type JournalPage = zod.output<typeof JournalPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
