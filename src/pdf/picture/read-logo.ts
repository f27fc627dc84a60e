import type { Issue } from '#core/errors/issue.ts'
import { limits } from '#core/limits.ts'
import { readJpeg } from './jpeg.ts'
import { type Picture, PictureError } from './picture.ts'
import { readPng } from './png.ts'

export type ReadLogo = { picture: Picture; warning: null } | { picture: null; warning: Issue | null }

const dataUrl = /^data:[^,]*;base64,/
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8])

/** Cache of the last logo: every preview of a draft uses the same one. */
let lastLogo: { url: string; read: ReadLogo } | null = null

/**
 * Decodes the logo, or returns why it cannot be drawn. The signature decides the format, not the declared type.
 */
export function readLogo(url: string | undefined): ReadLogo {
  if (!url) return { picture: null, warning: null }
  if (lastLogo?.url !== url) lastLogo = { url, read: read(url) }
  return lastLogo.read
}

function read(url: string): ReadLogo {
  try {
    return { picture: readPicture(url), warning: null }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const warning = {
      path: 'logo',
      code: 'unusable_logo',
      severity: 'warning',
      message: error.reason,
    } as const
    return { picture: null, warning }
  }
}

function readPicture(url: string): Picture {
  const data = Buffer.from(url.replace(dataUrl, ''), 'base64')
  if (data.length > limits.logoBytes) throw new PictureError({ code: 'logo.too_large' })
  if (data.subarray(0, 8).equals(pngSignature)) return readPng(data)
  if (data.subarray(0, 2).equals(jpegSignature)) return readJpeg(data)
  throw new PictureError({ code: 'logo.other_format' })
}
