import type { Settings } from '../settings.ts'
import type { Adapters } from './adapters.ts'

/** One-time codes are 123456 and are sent to nobody; the operator's page decides identity checks. */
export function developmentAdapters({ pagesHost, port }: Settings): Adapters {
  const pages = `http://${pagesHost}:${port}`
  return {
    otp: { isForDevelopment: true, createOtp: () => '123456', send: async () => undefined },
    payments: {
      isForDevelopment: true,
      createPayment: async ({ method, token }) => ({
        payUrl: `${pages}/pay?token=${token}`,
        openMode: method === 'maya' ? 'browser' : 'frame',
      }),
    },
    games: { isForDevelopment: true, launch: async ({ token }) => `${pages}/play?token=${token}` },
    identity: { isForDevelopment: true, submit: async () => undefined },
  }
}
