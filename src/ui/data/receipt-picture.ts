/** What a receipt shows, on the page and in its picture. All texts are ready to read. */
export interface ReceiptContent {
  /** The product's name. */
  readonly brand: string
  readonly title: string
  /** `₱500.00`. */
  readonly amount: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** A last line in small letters. */
  readonly footer?: string | undefined
}

/** Lengths in pixels of a picture that is 720 wide. */
const WIDTH = 720
const MARGIN = 56
const ROW = 60
const LINE = 34
const TEETH = 24

const PAPER = '#ffffff'
const GROUND = '#221e50'
const INK = '#1b1838'
const QUIET = '#5d587c'
const LINE_COLOR = '#e6dfce'
const ACCENT = '#ffb52e'

const SANS = "Roboto, system-ui, 'Segoe UI', Arial, sans-serif"
const DISPLAY = `700 %px 'Baloo 2', ${SANS}`

const display = (px: number): string => DISPLAY.replace('%', String(px))

const valueFont = `600 26px ${SANS}`

/** White paper on the brand's night, torn off below. */
function drawPaper(context: CanvasRenderingContext2D, height: number): void {
  context.fillStyle = GROUND
  context.fillRect(0, 0, WIDTH, height)
  context.fillStyle = PAPER
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(WIDTH, 0)
  for (let x = WIDTH, isUp = false; x >= 0; x -= TEETH, isUp = !isUp) context.lineTo(x, height - (isUp ? 4 : 20))
  context.closePath()
  context.fill()
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
  align: CanvasTextAlign,
  most?: number,
): void {
  context.font = font
  context.fillStyle = color
  context.textAlign = align
  context.fillText(text, x, y, most)
}

/** Breaks a value into lines that fit beside its label: at spaces, or anywhere in a long number. */
function wrap(context: CanvasRenderingContext2D, text: string): string[] {
  const most = WIDTH - 2 * MARGIN - 270
  context.font = valueFont
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\s)|(?<=\S{14})/u)) {
    if (line !== '' && context.measureText(line + word.trimEnd()).width > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return [...lines, line.trimEnd()]
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture'))
      else resolve(blob)
    }, 'image/png')
  })
}

/** Draws a receipt as a PNG. Throws if the browser refuses a canvas. */
export async function drawReceipt(content: ReceiptContent): Promise<Blob> {
  // A face that fails to load is replaced by the next one.
  await document.fonts.load(display(64), content.amount).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  const rows = content.rows.map((row) => ({ label: row.label, lines: wrap(context, row.value) }))
  const height = 336 + rows.reduce((sum, { lines }) => sum + ROW + (lines.length - 1) * LINE, 0) + 104
  canvas.width = WIDTH
  canvas.height = height
  drawPaper(context, height)
  context.fillStyle = ACCENT
  context.fillRect(0, 0, WIDTH, 12)
  write(context, content.brand, WIDTH / 2, 92, display(40), INK, 'center')
  write(context, content.title, WIDTH / 2, 146, `400 28px ${SANS}`, QUIET, 'center', WIDTH - 2 * MARGIN)
  write(context, content.amount, WIDTH / 2, 236, display(76), INK, 'center', WIDTH - 2 * MARGIN)
  let y = 292
  for (const { label, lines } of rows) {
    context.fillStyle = LINE_COLOR
    context.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 2)
    write(context, label, MARGIN, y + 39, `400 25px ${SANS}`, QUIET, 'left', 250)
    for (const [index, line] of lines.entries())
      write(context, line, WIDTH - MARGIN, y + 39 + index * LINE, valueFont, INK, 'right')
    y += ROW + (lines.length - 1) * LINE
  }
  if (content.footer !== undefined)
    write(context, content.footer, WIDTH / 2, y + 62, `400 22px ${SANS}`, QUIET, 'center', WIDTH - 2 * MARGIN)
  return toPng(canvas)
}
