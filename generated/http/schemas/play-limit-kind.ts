/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayLimitKind = /*#__PURE__*/ zod.string();

export type PlayLimitKind = zod.output<typeof PlayLimitKind>;
