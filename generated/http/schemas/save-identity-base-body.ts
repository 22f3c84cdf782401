/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Address } from './address.ts';
import { Code } from './code.ts';
import { Day } from './day.ts';

export const saveIdentityBaseBodyFullNameMin = 2;
export const saveIdentityBaseBodyFullNameMax = 100;


export const saveIdentityBaseBodyFullNameRegExp = new RegExp('^[\\p{L}\\p{M} .,\'’-]+$', 'u');
export const saveIdentityBaseBodyEmailMax = 100;

export const saveIdentityBaseBodyNationalityMin = 2;
export const saveIdentityBaseBodyNationalityMax = 2;


export const saveIdentityBaseBodyNationalityRegExp = new RegExp('^[A-Z]{2}$');
export const saveIdentityBaseBodyIdNumberMin = 4;
export const saveIdentityBaseBodyIdNumberMax = 32;


export const saveIdentityBaseBodyIdNumberRegExp = new RegExp('^[A-Za-z0-9 -]+$');


export const SaveIdentityBaseBody = /*#__PURE__*/ zod.object({
  "fullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveIdentityBaseBodyFullNameMin), /*#__PURE__*/ zod.maxLength(saveIdentityBaseBodyFullNameMax), /*#__PURE__*/ zod.regex(saveIdentityBaseBodyFullNameRegExp)),
  "birthday": Day,
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(saveIdentityBaseBodyEmailMax)),
  "nationality": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveIdentityBaseBodyNationalityMin), /*#__PURE__*/ zod.maxLength(saveIdentityBaseBodyNationalityMax), /*#__PURE__*/ zod.regex(saveIdentityBaseBodyNationalityRegExp)),
  "presentAddress": Address,
  "permanentAddress": Address,
  "sourceOfIncome": Code,
  "occupation": Code,
  "gamingVenue": Code,
  "idType": Code,
  "idNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveIdentityBaseBodyIdNumberMin), /*#__PURE__*/ zod.maxLength(saveIdentityBaseBodyIdNumberMax), /*#__PURE__*/ zod.regex(saveIdentityBaseBodyIdNumberRegExp))
});

export type SaveIdentityBaseBody = zod.output<typeof SaveIdentityBaseBody>;
