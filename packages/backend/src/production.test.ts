import { describe, expect, it } from 'vitest'
import { developmentAdapters } from './adapters/development.ts'
import { findDevelopmentParts } from './production.ts'
import { readSettings } from './settings.ts'

const production = (env: NodeJS.ProcessEnv = {}) => readSettings({ NODE_ENV: 'production', ...env })

describe('findDevelopmentParts', () => {
  it('names every adapter, the seed and the operator page', () => {
    const settings = production({ TUMPAK_BACKEND_SEED: 'on', TUMPAK_BACKEND_OPERATOR: 'on' })
    expect(findDevelopmentParts(settings, developmentAdapters(settings), true)).toEqual([
      'The adapter "otp" is for development.',
      'The adapter "payments" is for development.',
      'The adapter "games" is for development.',
      'The adapter "identity" is for development.',
      'TUMPAK_BACKEND_SEED makes players whose passwords everybody knows.',
      'The database has the players of the seed, whose passwords everybody knows.',
      "TUMPAK_BACKEND_OPERATOR opens the development's operator page.",
    ])
  })

  it('finds nothing in a production of real adapters', () => {
    const settings = production()
    const { otp, payments, games, identity } = developmentAdapters(settings)
    const real = {
      otp: { ...otp, isForDevelopment: false },
      payments: { ...payments, isForDevelopment: false },
      games: { ...games, isForDevelopment: false },
      identity: { ...identity, isForDevelopment: false },
    }
    expect(findDevelopmentParts(settings, real, false)).toEqual([])
  })
})
