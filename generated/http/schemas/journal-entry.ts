/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { OrderNo } from './order-no.ts';
import { Peso } from './peso.ts';
import { PesoFee } from './peso-fee.ts';

export const journalEntryNoteMax = 200;



export const JournalEntry = /*#__PURE__*/ zod.object({
  "id": Code,
  "type": Code,
  "amount": Peso,
  "fee": /*#__PURE__*/ zod.optional(PesoFee),
  "balanceAfter": Peso,
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journalEntryNoteMax)),
  "orderNo": /*#__PURE__*/ zod.optional(OrderNo),
  "createdAt": Instant
});

export type JournalEntry = zod.output<typeof JournalEntry>;
