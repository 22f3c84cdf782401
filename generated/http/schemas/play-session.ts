/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { Peso } from './peso.ts';
import { PesoWon } from './peso-won.ts';
import { PlayMinutes } from './play-minutes.ts';

export const playSessionReminderMinutesDefault = 30;
export const playSessionDueInSecondsMin = 0;
export const playSessionDueInSecondsMax = 3600;



export const PlaySession = /*#__PURE__*/ zod.object({
  "startedAt": /*#__PURE__*/ zod.optional(Instant),
  "minutes": PlayMinutes,
  "staked": PesoWon,
  "won": PesoWon,
  "net": Peso,
  "reminderMinutes": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(15),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(45),/*#__PURE__*/ zod.literal(60)]), playSessionReminderMinutesDefault),
  "dueInSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionDueInSecondsMin), /*#__PURE__*/ zod.lte(playSessionDueInSecondsMax)))
});

export type PlaySession = zod.output<typeof PlaySession>;
