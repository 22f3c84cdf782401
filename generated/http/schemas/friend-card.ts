/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Points } from './points.ts';
import { VipReward } from './vip-reward.ts';
import { WebAddress } from './web-address.ts';

export const friendCardInvitationCodeMax = 16;


export const friendCardInvitationCodeRegExp = new RegExp('^[A-Za-z0-9]*$');
export const friendCardInvitedMin = 0;

export const friendCardDepositedMin = 0;



export const FriendCard = /*#__PURE__*/ zod.object({
  "invitationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(friendCardInvitationCodeMax), /*#__PURE__*/ zod.regex(friendCardInvitationCodeRegExp)),
  "shareUrl": WebAddress,
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(friendCardInvitedMin)),
  "deposited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(friendCardDepositedMin)),
  "spins": Points,
  "energy": Points,
  "deposit": VipReward,
  "turnover": VipReward
});

export type FriendCard = zod.output<typeof FriendCard>;
