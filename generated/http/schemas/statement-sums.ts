/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Peso } from './peso.ts';
import { PesoWon } from './peso-won.ts';
import { PlayMinutes } from './play-minutes.ts';

export const StatementSums = /*#__PURE__*/ zod.object({
  "deposits": PesoWon,
  "withdrawals": PesoWon,
  "bonus": PesoWon,
  "staked": PesoWon,
  "won": PesoWon,
  "net": Peso,
  "minutes": PlayMinutes
});

export type StatementSums = zod.output<typeof StatementSums>;
