/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { PesoPaid } from './peso-paid.ts';
import { PesoWon } from './peso-won.ts';
import { PlayLimitChange } from './play-limit-change.ts';
import { PlayLimitKind } from './play-limit-kind.ts';
import { PlayLimitMinutes } from './play-limit-minutes.ts';
import { PlayLimitPeriod } from './play-limit-period.ts';
import { PlayMinutes } from './play-minutes.ts';

export const PlayLimit = /*#__PURE__*/ zod.object({
  "kind": PlayLimitKind,
  "period": PlayLimitPeriod,
  "amount": /*#__PURE__*/ zod.optional(PesoPaid),
  "used": /*#__PURE__*/ zod.optional(PesoWon),
  "left": /*#__PURE__*/ zod.optional(PesoWon),
  "minutes": /*#__PURE__*/ zod.optional(PlayLimitMinutes),
  "usedMinutes": /*#__PURE__*/ zod.optional(PlayMinutes),
  "leftMinutes": /*#__PURE__*/ zod.optional(PlayMinutes),
  "endsAt": Instant,
  "change": /*#__PURE__*/ zod.optional(PlayLimitChange)
});

export type PlayLimit = zod.output<typeof PlayLimit>;
