import { marked, type Tokens } from 'marked'

/** A block of commands. */
export interface Block {
  heading: string
  commands: string
  /** What keeps it from running here. */
  needs: string | undefined
}

/** The blocks of a page for operators, in order; "*Not run here: needs a Mac.*" ends the paragraph above one. */
export function readBlocks(page: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let above = ''
  void marked.walkTokens(marked.lexer(page), (token) => {
    if (token.type === 'heading') heading = (token as Tokens.Heading).text
    if (token.type === 'paragraph') above = token.raw
    if (token.type !== 'code') return
    const [, needs] = /\*Not run here: needs ([^*]+)\.\*\s*$/.exec(above) ?? []
    blocks.push({ heading, commands: (token as Tokens.Code).text, needs })
    above = ''
  })
  return blocks
}
