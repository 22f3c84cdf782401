import type { FrameLocator, Locator, Page } from 'playwright'
import { clickWhenSeen } from '../../../tests/e2e/support/presses.ts'
import type { Language, ViewportName } from '../screen.ts'
import type { FrameTexts, JourneyServer } from './server.ts'
import { readName } from './texts.ts'

/** Where a player looks: the page, a part of it, or the page in a frame. */
type Place = Page | Locator | FrameLocator

/** A player before the app: every tap and every field that is typed into is counted. */
export class Player {
  readonly page: Page
  readonly server: JourneyServer
  readonly language: Language
  readonly viewport: ViewportName
  #taps = 0
  #fields = 0

  constructor(
    page: Page,
    server: JourneyServer,
    { language, viewport }: { language: Language; viewport: ViewportName },
  ) {
    this.page = page
    this.server = server
    this.language = language
    this.viewport = viewport
  }

  get taps(): number {
    return this.#taps
  }

  get fields(): number {
    return this.#fields
  }

  /** The framed page on top: a payment page, a game or an activity. */
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe').last()
  }

  /** What stands in that page. */
  get frameTexts(): FrameTexts {
    return this.server.getTexts(this.language)
  }

  /** A dialog, a sheet or a drawer. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last()
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** A text of the app, as the pattern of a name in the player's language. */
  name(key: string): RegExp {
    return readName(this.language, key)
  }

  button(key: string, place: Place = this.page): Locator {
    return place.getByRole('button', { name: this.name(key) }).first()
  }

  /** A link by its text, which a badge may precede or follow. */
  link(key: string, place: Place = this.page): Locator {
    const name = new RegExp(this.name(key).source.replace(/^\^(.*)\$$/, '^(.* )?$1( .*)?$'))
    return place.getByRole('link', { name }).first()
  }

  text(key: string, place: Place = this.page): Locator {
    return place.getByText(this.name(key)).first()
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { name: this.name(key) }).first()
  }

  /** The first hot game of the lobby. */
  get game(): Locator {
    return this.main.getByRole('button', { name: new RegExp(this.server.game) }).first()
  }

  async tap(target: Locator): Promise<void> {
    await clickWhenSeen(target)
    this.#taps += 1
  }

  async check(target: Locator): Promise<void> {
    await target.check()
    this.#taps += 1
  }

  /** Types into a field, which counts as a field and not as a tap. */
  async type(target: Locator, value: string): Promise<void> {
    await target.fill(value)
    this.#fields += 1
  }

  /** Chooses from a list, which counts as a field. */
  async choose(target: Locator, value: string): Promise<void> {
    await target.selectOption(value)
    this.#fields += 1
  }

  /** Taps a button that asks for a file, and gives one. */
  async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.tap(target)])
    await chooser.setFiles(file)
  }
}
