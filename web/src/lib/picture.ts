// The server's SVG as a PNG with its facts written into it, so that the file still says what it is.

export interface Picture {
  file: File
  url: string // the same as data:, which the Content Security Policy allows in an image
  score: number
}

export async function drawn(svg: string): Promise<Picture> {
  const { game, score, date } = facts(svg)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!plain) throw new Error('the canvas gave no picture')
  const png = withTexts(new Uint8Array(await plain.arrayBuffer()), { Software: 'Splittable', game, score, date })
  const file = new File([png], `${game}-${score}-${date}.png`, { type: 'image/png' })
  return { file, url: await dataUrl(file), score: Number(score) }
}

function facts(svg: string): { game: string; score: string; date: string } {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const fact = (name: string) => root.getAttribute(`data-${name}`) ?? ''
  return { game: fact('game'), score: fact('score'), date: fact('date') }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(file)
  })
}

const AFTER_HEADER = 33 // the signature and the chunk with width and height

// Each text as a tEXt chunk: keyword, zero, text, all in Latin-1.
function withTexts(png: Uint8Array, texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const chunks = Object.entries(texts).map(([key, value]) => chunk('tEXt', `${key}\0${value}`))
  const size = chunks.reduce((sum, each) => sum + each.length, png.length)
  const out = new Uint8Array(size)
  out.set(png.subarray(0, AFTER_HEADER))
  let at = AFTER_HEADER
  for (const each of chunks) {
    out.set(each, at)
    at += each.length
  }
  out.set(png.subarray(AFTER_HEADER), at)
  return out
}

function chunk(type: string, content: string): Uint8Array {
  const bytes = Uint8Array.from(type + content, (letter) => letter.charCodeAt(0) & 0xff)
  const out = new Uint8Array(bytes.length + 8)
  const view = new DataView(out.buffer)
  view.setUint32(0, content.length)
  out.set(bytes, 4)
  view.setUint32(out.length - 4, checksum(bytes))
  return out
}

// CRC-32, as PNG wants it.
function checksum(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
