import * as kyc from '#generated/http/kyc/kyc.ts'
import type { Player } from '../player.ts'
import type { WalkCases } from '../walk-case.ts'

const MINUTE = 60_000
const ADDRESS = {
  line: 'Demo Street 1, Barangay Uno',
  city: 'Quezon City',
  province: 'Metro Manila',
  postalCode: '1100',
}
const BASE = {
  fullName: 'Demo D. Player',
  birthday: '1990-02-28',
  email: 'player@example.com',
  nationality: 'PH',
  presentAddress: ADDRESS,
  permanentAddress: ADDRESS,
  sourceOfIncome: 'salary',
  occupation: 'office',
  gamingVenue: 'online',
  idType: 'passport',
  idNumber: 'P1234567A',
}
const JPEG_START = [0xff, 0xd8, 0xff, 0xe0]
const FIVE_MEGABYTES = 5 * 1024 * 1024

/** A picture as far as its first bytes tell. */
const picture = (size = 64): Blob => {
  const bytes = new Uint8Array(size)
  bytes.set(JPEG_START)
  return new Blob([bytes], { type: 'image/jpeg' })
}

const uploaded = async (purpose: 'idFront' | 'idBack' | 'selfie'): Promise<string> =>
  (await kyc.uploadImage({ file: picture(), purpose })).fileId
const papers = async () => ({ front: await uploaded('idFront'), selfie: await uploaded('selfie') })

async function handIn(): Promise<void> {
  await kyc.saveIdentityBase(BASE)
  await kyc.saveIdentityPapers(await papers())
}

export const KYC_CASES: WalkCases<'kyc'> = {
  getIdentityOptions: { success: () => kyc.getIdentityOptions(), failures: {} },
  getIdentity: { success: () => kyc.getIdentity(), failures: {} },
  saveIdentityBase: {
    as: 'newplayer',
    success: () => kyc.saveIdentityBase(BASE),
    badInput: () => kyc.saveIdentityBase({ ...BASE, birthday: '28/02/1990' }),
    failures: {
      underAge: () => kyc.saveIdentityBase({ ...BASE, birthday: '2020-01-01' }),
      choiceUnknown: () => kyc.saveIdentityBase({ ...BASE, occupation: 'astronaut' }),
      idNumberTaken: () => kyc.saveIdentityBase({ ...BASE, idNumber: 'TAKEN-0000' }),
      identityLocked: async (player: Player) => {
        await handIn()
        await player.control('clock', { advanceMs: 10 * MINUTE })
        return kyc.saveIdentityBase(BASE)
      },
    },
  },
  uploadImage: {
    success: () => kyc.uploadImage({ file: picture(FIVE_MEGABYTES), purpose: 'selfie' }),
    badInput: () => kyc.uploadImage({ file: picture(), purpose: 'wallpaper' as never }),
    failures: {
      fileUnsupported: () =>
        kyc.uploadImage({ file: new File(['no picture'], 'picture.jpg', { type: 'image/jpeg' }), purpose: 'avatar' }),
      fileTooLarge: () => kyc.uploadImage({ file: picture(FIVE_MEGABYTES + 1), purpose: 'avatar' }),
    },
  },
  saveIdentityPapers: {
    as: 'newplayer',
    success: async () => {
      await kyc.saveIdentityBase(BASE)
      return kyc.saveIdentityPapers(await papers())
    },
    badInput: () => kyc.saveIdentityPapers({ front: '', selfie: '' }),
    failures: {
      baseMissing: async () => kyc.saveIdentityPapers(await papers()),
      fileUnknown: async () => {
        await kyc.saveIdentityBase(BASE)
        return kyc.saveIdentityPapers({ ...(await papers()), front: 'file-9999-front' })
      },
      identityLocked: async () => {
        await handIn()
        return kyc.saveIdentityPapers(await papers())
      },
    },
  },
}
