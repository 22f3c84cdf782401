/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Choice } from './choice.ts';
import { IdentityType } from './identity-type.ts';

export const identityOptionsIdTypesMax = 50;

export const identityOptionsIncomeSourcesMax = 50;

export const identityOptionsOccupationsMax = 200;

export const identityOptionsGamingVenuesMax = 50;



export const IdentityOptions = /*#__PURE__*/ zod.object({
  "idTypes": /*#__PURE__*/ zod.array(IdentityType).check(/*#__PURE__*/ zod.maxLength(identityOptionsIdTypesMax)),
  "incomeSources": /*#__PURE__*/ zod.array(Choice).check(/*#__PURE__*/ zod.maxLength(identityOptionsIncomeSourcesMax)),
  "occupations": /*#__PURE__*/ zod.array(Choice).check(/*#__PURE__*/ zod.maxLength(identityOptionsOccupationsMax)),
  "gamingVenues": /*#__PURE__*/ zod.array(Choice).check(/*#__PURE__*/ zod.maxLength(identityOptionsGamingVenuesMax))
});

export type IdentityOptions = zod.output<typeof IdentityOptions>;
