import { expect, it } from 'vitest'
import { imageArt } from './image-art.ts'

it('imageArt is the same for the same seed', () => {
  expect(imageArt('game-7')).toEqual(imageArt('game-7'))
})

it('imageArt varies over 120 games', () => {
  const pictures = new Set(Array.from({ length: 120 }, (_, index) => JSON.stringify(imageArt(`game-${index}`))))
  expect(pictures.size).toBeGreaterThan(30)
})
