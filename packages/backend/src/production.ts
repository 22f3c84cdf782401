import type { Adapters } from './adapters/adapters.ts'
import type { Settings } from './settings.ts'

/** Why the server must not serve real players; empty if nothing stands against it. */
export function findDevelopmentParts(settings: Settings, adapters: Adapters, isSeeded: boolean): string[] {
  const simulated = Object.entries(adapters).filter(([, { isForDevelopment }]) => isForDevelopment)
  return [
    ...simulated.map(([name]) => `The adapter "${name}" is for development.`),
    ...(settings.hasSeed ? ['TUMPAK_BACKEND_SEED makes players whose passwords everybody knows.'] : []),
    ...(isSeeded ? ['The database has the players of the seed, whose passwords everybody knows.'] : []),
    ...(settings.hasOperatorPage ? ["TUMPAK_BACKEND_OPERATOR opens the development's operator page."] : []),
  ]
}
