import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { namedMedia } from './named-media.ts'

const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [namedMedia()] } } }, 'build')

async function compile(css: string): Promise<string> {
  const { code } = await preprocessCSS(css, 'part.module.css', config)
  return code
}

describe('namedMedia', () => {
  it('replaces the names of a CSS module', async () => {
    const css = await compile('@media (--from-small) and (hover: hover) { p { width: var(--rail) } }')
    expect(css).toContain('@media (min-width: 640px) and (hover: hover)')
    expect(css).toContain('var(--rail)')
  })

  it('fails on a name that does not exist', async () => {
    await expect(compile('@media (--from-smal) { p { width: 0 } }')).rejects.toThrow('is no named media query')
  })
})
