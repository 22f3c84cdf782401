import { getIdentity } from '#generated/http/kyc/get-identity.ts'
import { getIdentityOptions } from '#generated/http/kyc/get-identity-options.ts'
import { saveIdentityBase } from '#generated/http/kyc/save-identity-base.ts'
import { saveIdentityPapers } from '#generated/http/kyc/save-identity-papers.ts'
import { uploadImage } from '#generated/http/kyc/upload-image.ts'
import { IDENTITY_BASE } from '../../../support/identity-base.ts'
import type { Player } from '../player.ts'
import type { OperationCases } from '../operation-case.ts'

const MINUTE = 60_000
/** With a passport, which has one side. */
const BASE = { ...IDENTITY_BASE, idType: 'passport', idNumber: 'P1234567A' }
const JPEG_START = [0xff, 0xd8, 0xff, 0xe0]
const FIVE_MEGABYTES = 5 * 1024 * 1024

/** A picture by its first bytes. */
const picture = (size = 64): Blob => {
  const bytes = new Uint8Array(size)
  bytes.set(JPEG_START)
  return new Blob([bytes], { type: 'image/jpeg' })
}

const uploaded = async (purpose: 'idFront' | 'idBack' | 'selfie'): Promise<string> =>
  (await uploadImage({ file: picture(), purpose })).fileId
const papers = async () => ({ front: await uploaded('idFront'), selfie: await uploaded('selfie') })

async function handIn(): Promise<void> {
  await saveIdentityBase(BASE)
  await saveIdentityPapers(await papers())
}

export const KYC_CASES: OperationCases<'kyc'> = {
  getIdentityOptions: { success: () => getIdentityOptions(), failures: {} },
  getIdentity: { success: () => getIdentity(), failures: {} },
  saveIdentityBase: {
    as: 'newplayer',
    success: () => saveIdentityBase(BASE),
    badInput: () => saveIdentityBase({ ...BASE, birthday: '28/02/1990' }),
    failures: {
      underAge: () => saveIdentityBase({ ...BASE, birthday: '2020-01-01' }),
      choiceUnknown: () => saveIdentityBase({ ...BASE, occupation: 'astronaut' }),
      idNumberTaken: () => saveIdentityBase({ ...BASE, idNumber: 'TAKEN-0000' }),
      identityLocked: async (player: Player) => {
        await handIn()
        await player.control('clock', { advanceMs: 10 * MINUTE })
        return saveIdentityBase(BASE)
      },
    },
  },
  uploadImage: {
    success: () => uploadImage({ file: picture(FIVE_MEGABYTES), purpose: 'selfie' }),
    badInput: () => uploadImage({ file: picture(), purpose: 'wallpaper' as never }),
    failures: {
      fileUnsupported: () =>
        uploadImage({ file: new File(['no picture'], 'picture.jpg', { type: 'image/jpeg' }), purpose: 'avatar' }),
      fileTooLarge: () => uploadImage({ file: picture(FIVE_MEGABYTES + 1), purpose: 'avatar' }),
    },
  },
  saveIdentityPapers: {
    as: 'newplayer',
    success: async () => {
      await saveIdentityBase(BASE)
      return saveIdentityPapers(await papers())
    },
    badInput: () => saveIdentityPapers({ front: '', selfie: '' }),
    failures: {
      baseMissing: async () => saveIdentityPapers(await papers()),
      fileUnknown: async () => {
        await saveIdentityBase(BASE)
        return saveIdentityPapers({ ...(await papers()), front: 'file-9999-front' })
      },
      identityLocked: async () => {
        await handIn()
        return saveIdentityPapers(await papers())
      },
    },
  },
}
