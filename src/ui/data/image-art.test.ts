import { expect, it } from 'vitest'
import { imageArt } from './image-art.ts'

it('draws the same picture for the same seed', () => {
  expect(imageArt('game-7')).toEqual(imageArt('game-7'))
})

it('makes 120 games look like a market', () => {
  const pictures = new Set(Array.from({ length: 120 }, (_, index) => JSON.stringify(imageArt(`game-${index}`))))
  expect(pictures.size).toBeGreaterThan(30)
})
