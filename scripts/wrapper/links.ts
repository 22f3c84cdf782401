import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '../../src/routing/route-names.ts'
import { SETTINGS_FILE, type Settings } from './settings.ts'

/** Files below `/.well-known/` by which the systems verify that site and app belong together. */
export const ASSET_LINKS = 'assetlinks.json'
export const APPLE_ASSOCIATION = 'apple-app-site-association'

/** The folders of the site in which the app has pages; the start page `/` is one more. */
export const LINKED_FOLDERS = [...new Set(Object.values(ROUTES).map((path) => path.split('/')[1] ?? ''))].toSorted()

/** Writes the files for which the settings have values, and removes the others. Returns what it did, in sentences. */
export function writeLinks(settings: Settings, folder: string): string[] {
  const files = [
    { name: ASSET_LINKS, text: toAssetLinks(settings), needs: 'androidFingerprints' },
    { name: APPLE_ASSOCIATION, text: toAppleAssociation(settings), needs: 'appleTeamId' },
  ]
  if (files.every(({ text }) => text === undefined))
    throw new Error(`Nothing is written: androidFingerprints and appleTeamId of ${SETTINGS_FILE} are empty.`)
  mkdirSync(folder, { recursive: true })
  return files.map(({ name, text, needs }) => {
    if (text === undefined) {
      rmSync(join(folder, name), { force: true })
      return `${name} is not written: ${needs} of ${SETTINGS_FILE} is empty.`
    }
    writeFileSync(join(folder, name), text)
    return `Written: ${join(folder, name)}`
  })
}

/** Android's file; undefined without a fingerprint. */
export function toAssetLinks({ appId, androidFingerprints }: Settings): string | undefined {
  if (androidFingerprints.length === 0) return undefined
  return toText([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: androidFingerprints },
    },
  ])
}

/** Apple's file; undefined without a team. */
export function toAppleAssociation({ appId, appleTeamId }: Settings): string | undefined {
  if (appleTeamId === '') return undefined
  const paths = ['/', ...LINKED_FOLDERS.flatMap((folder) => [`/${folder}`, `/${folder}/*`])]
  const details = [{ appIDs: [`${appleTeamId}.${appId}`], components: paths.map((path) => ({ '/': path })) }]
  return toText({ applinks: { details } })
}

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
