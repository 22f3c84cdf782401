import { getPagesOrigin } from '../pages/pages-host.ts'
import type { Settings } from '../settings.ts'
import type { Adapters } from './adapters.ts'

/** One-time codes are 123456 and are sent to nobody; the operator's page decides identity checks. */
export function developmentAdapters(settings: Settings): Adapters {
  return {
    otp: { isForDevelopment: true, createOtp: () => '123456', send: async () => undefined },
    payments: {
      isForDevelopment: true,
      createPayment: async ({ method, token, origin, language }) => ({
        payUrl: `${getPagesOrigin(settings, origin)}/pay?token=${token}&lang=${language}`,
        openMode: method === 'maya' ? 'browser' : 'frame',
      }),
    },
    games: {
      isForDevelopment: true,
      launch: async ({ token, origin }) => `${getPagesOrigin(settings, origin)}/play?token=${token}`,
    },
    identity: { isForDevelopment: true, submit: async () => undefined },
  }
}
