import { DAY_MS } from '../../calendar.ts'
import { refuseDuplicate } from '../../database/unique-violation.ts'
import { Refusal, type Call, type Handlers, type OperationId, type Payload } from '../../http/call.ts'
import { checkLimit, countOne } from '../../http/rate-limits.ts'
import { maskIdNumber, maskName } from '../../masks.ts'
import { lockAccount, type Account } from '../../money.ts'
import { findPictureType, getPictureUrl, storePicture } from '../../pictures.ts'
import { updateAccount } from '../account/show-user.ts'
import { PROCESSED } from '../money/texts.ts'
import { getDay } from '../paging.ts'
import type { RejectPart } from './decide.ts'
import { COUNTRIES, GAMING_VENUES, ID_TYPES, INCOME_SOURCES, OCCUPATIONS, type Choice } from './options.ts'

const MIN_AGE = 21
const MIN_ID_NUMBER = 4
/** The app asks for verification within these days of registration, and the terms require it within those. */
const DEADLINE_DAYS = 3
const TERMS_DAYS = 7

async function showIdentity(call: Call<OperationId>, account: Account): Promise<Payload<'getIdentity'>> {
  const { id, identity_status: status, created_at } = account
  const base = await call.tx.selectFrom('identity').selectAll().where('account_id', '=', id).executeTakeFirst()
  const addDays = (days: number) => new Date(created_at.getTime() + days * DAY_MS).toISOString()
  const isRejected = status === 'rejected'
  return {
    identityStatus: status,
    kycStatus: status === 'approved' ? 'ratified' : 'unratified',
    rejectReason: isRejected ? (base?.reject_reason?.[call.language] ?? '') : '',
    ...(isRejected && base?.reject_part && { rejectPart: base.reject_part as RejectPart }),
    hasBase: base !== undefined,
    hasPapers: (base?.front ?? null) !== null,
    deadline: addDays(DEADLINE_DAYS),
    termsDeadline: addDays(TERMS_DAYS),
    ...(status === 'pending' && base?.submitted_at && { submittedAt: base.submitted_at.toISOString() }),
    fullName: maskName(base?.full_name ?? ''),
    idType: base?.id_type ?? '',
    idNumber: maskIdNumber(base?.id_number ?? ''),
  }
}

/** Whether a birthday is less than 21 years before today; both are days such as `1990-05-17`. */
export function isUnderAge(birthday: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-')
  return birthday > [String(Number(year) - MIN_AGE), ...rest].join('-')
}

/** Locks the account, so that two requests at once do not both change what is being checked. */
async function lockOpen({ tx, account }: Call<OperationId>): Promise<void> {
  const { identity_status: status } = await lockAccount(tx, account.id)
  if (status === 'pending' || status === 'approved') throw new Refusal('identityLocked')
}

async function setStatus(call: Call<OperationId>, status: 'editing' | 'pending') {
  call.setMessage(PROCESSED)
  return showIdentity(call, await updateAccount(call.tx, call.account.id, { identity_status: status }))
}

const isOffered = (choices: readonly { readonly code: string }[], code: string) =>
  choices.some((choice) => choice.code === code)

export const kycHandlers = {
  getIdentityOptions: ({ language }) => {
    const show = ({ code, name }: Choice) => ({ code, name: name[language] })
    return {
      idTypes: ID_TYPES.map((type) => ({ ...show(type), needsBack: type.needsBack })),
      incomeSources: INCOME_SOURCES.map(show),
      occupations: OCCUPATIONS.map(show),
      gamingVenues: GAMING_VENUES.map(show),
    }
  },

  getIdentity: (call) => showIdentity(call, call.account),

  saveIdentityBase: async (call) => {
    const { tx, account, body, now } = call
    const idNumber = body.idNumber.replaceAll(/[ -]/g, '')
    // Its mask would show a shorter one in full.
    if (idNumber.length < MIN_ID_NUMBER) call.badInput('idNumber')
    await lockOpen(call)
    const areOffered =
      isOffered(ID_TYPES, body.idType) &&
      isOffered(INCOME_SOURCES, body.sourceOfIncome) &&
      isOffered(OCCUPATIONS, body.occupation) &&
      isOffered(GAMING_VENUES, body.gamingVenue) &&
      isOffered(COUNTRIES, body.nationality)
    if (!areOffered) throw new Refusal('choiceUnknown')
    if (isUnderAge(body.birthday, getDay(now))) throw new Refusal('underAge')
    const base = {
      full_name: body.fullName,
      birthday: body.birthday,
      email: body.email,
      nationality: body.nationality,
      present_address: JSON.stringify(body.presentAddress),
      permanent_address: JSON.stringify(body.permanentAddress),
      income_source: body.sourceOfIncome,
      occupation: body.occupation,
      gaming_venue: body.gamingVenue,
      id_type: body.idType,
      id_number: idNumber,
      reject_reason: null,
      reject_part: null,
    }
    await tx
      .insertInto('identity')
      .values({ account_id: account.id, ...base })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(base))
      .execute()
      .catch(refuseDuplicate(() => 'idNumberTaken'))
    return setStatus(call, 'editing')
  },

  uploadImage: async (call) => {
    const { tx, account, body, upload, settings, now } = call
    if (upload === undefined) return call.badInput('file')
    if (upload.isTooLarge) throw new Refusal('fileTooLarge')
    const type = findPictureType(upload.content)
    if (type === undefined) throw new Refusal('fileUnsupported')
    await checkLimit(call, 'upload', String(account.id))
    await countOne(call, 'upload', String(account.id))
    const id = await storePicture(settings, upload.content)
    await tx
      .insertInto('picture')
      .values({ id, account_id: account.id, purpose: body.purpose, content_type: type, created_at: now })
      .execute()
    return { fileId: id, url: getPictureUrl(id) }
  },

  saveIdentityPapers: async (call) => {
    const { tx, account, body, now } = call
    const { front, back, selfie } = body
    await lockOpen(call)
    const base = await tx
      .selectFrom('identity')
      .select('id_type')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (base === undefined) throw new Refusal('baseMissing')
    const needsBack = ID_TYPES.find(({ code }) => code === base.id_type)?.needsBack ?? true
    const own = await tx.selectFrom('picture').select(['id', 'purpose']).where('account_id', '=', account.id).execute()
    const isOwn = (purpose: string, id: string | undefined) =>
      own.some((picture) => picture.id === id && picture.purpose === purpose)
    const isBackRight = back === undefined ? !needsBack : isOwn('idBack', back)
    if (!isOwn('idFront', front) || !isBackRight || !isOwn('selfie', selfie)) throw new Refusal('fileUnknown')
    await tx
      .updateTable('identity')
      .set({ front, back: back ?? null, selfie, submitted_at: now, reject_reason: null, reject_part: null })
      .where('account_id', '=', account.id)
      .execute()
    await call.adapters.identity.submit(account.id)
    return setStatus(call, 'pending')
  },
} satisfies Handlers
