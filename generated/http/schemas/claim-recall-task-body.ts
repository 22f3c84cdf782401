/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { RecallSn } from './recall-sn.ts';

export const ClaimRecallTaskBody = /*#__PURE__*/ zod.object({
  "sn": RecallSn,
  "stepId": Code
});

export type ClaimRecallTaskBody = zod.output<typeof ClaimRecallTaskBody>;
