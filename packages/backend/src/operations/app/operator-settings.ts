import type { Payload } from '../../http/call.ts'
import type { Tx } from '../../money.ts'

/** What the operator may set while the server runs, and its values until then. */
export interface OperatorSettings {
  readonly config: Omit<Payload<'getConfig'>, 'features'>
  readonly registration: Payload<'getRegistrationRule'>
  readonly appVersion: Payload<'getAppVersion'>
  /** The address of the channel that the app offers to follow. */
  readonly follow: string
  /** The page with the terms of the offer for a first deposit. */
  readonly offerTerms: string
}

const DEFAULTS: OperatorSettings = {
  config: { download_page: '', privacy_policy: '', terms_of_use: '' },
  registration: { isOpen: true, needsRegistrationCode: false },
  appVersion: { versionCode: 104, downloadUrl: '' },
  follow: 'https://social.example/tumpak',
  offerTerms: 'https://terms.example/first-deposit',
}

export async function readOperatorSetting<Name extends keyof OperatorSettings>(
  tx: Tx,
  name: Name,
): Promise<OperatorSettings[Name]> {
  const found = await tx.selectFrom('operator_setting').select('value').where('name', '=', name).executeTakeFirst()
  return (found?.value as OperatorSettings[Name] | undefined) ?? DEFAULTS[name]
}

export async function writeOperatorSetting<Name extends keyof OperatorSettings>(
  tx: Tx,
  name: Name,
  setting: OperatorSettings[Name],
): Promise<void> {
  const value = JSON.stringify(setting)
  await tx
    .insertInto('operator_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
