import { sentFileName } from '../kernel/input/fileName'

/** Bytes of one document. */
export const documentLimit = 14 * 1024 * 1024

/** Bytes that an office document may unpack to, and its parts. */
export const unpackedLimit = 200 * 1024 * 1024
export const partsLimit = 5_000

/** The accepted extensions of a document's name, with what such a file is called and sent as. */
export const documentTypes = {
  svg: { name: 'an SVG picture', contentType: 'image/svg+xml' },
  png: { name: 'a PNG picture', contentType: 'image/png' },
  jpeg: { name: 'a JPEG picture', contentType: 'image/jpeg' },
  jpg: { name: 'a JPEG picture', contentType: 'image/jpeg' },
  gif: { name: 'a GIF picture', contentType: 'image/gif' },
  odt: { name: 'an OpenDocument text', contentType: 'application/vnd.oasis.opendocument.text' },
  ods: { name: 'an OpenDocument spreadsheet', contentType: 'application/vnd.oasis.opendocument.spreadsheet' },
  pdf: { name: 'a PDF file', contentType: 'application/pdf' },
  doc: { name: 'a Word document', contentType: 'application/msword' },
  docx: {
    name: 'a Word document',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const
export type DocumentExtension = keyof typeof documentTypes
export type DocumentContentType = (typeof documentTypes)[DocumentExtension]['contentType']

export const documentExtensions = Object.keys(documentTypes) as DocumentExtension[]

/** Other endings that Windows and older programs give to JPEG pictures. */
const otherExtensions = new Map<string, DocumentExtension>(
  ['jfif', 'jif', 'jpe', 'pjpeg', 'pjp'].map((ending) => [ending, 'jpg']),
)

/** Every ending that is taken, also those that are not named to people. */
export const takenExtensions = [...documentExtensions, ...otherExtensions.keys()]

export const documentMessages = {
  required: 'Please select a file to upload!',
  single: 'Send one file at a time',
  size: `Only files up to ${documentLimit / 1024 / 1024}MB are supported`,
  extension: 'Please select appropriate files',
  content: (extension: DocumentExtension) =>
    `The name ends in .${extension}, but the file is not ${documentTypes[extension].name}`,
  broken: 'This file is damaged or cut off. Save it again',
  unpacked: `Must unpack to at most ${unpackedLimit / 1024 / 1024} MB`,
  parts: `Must have at most ${partsLimit.toLocaleString('en')} parts`,
  complex: 'This file is too complex. Save it as PDF or PNG',
  password: 'This file is protected by a password. Save it without one',
  macros: 'This document contains macros. Save it without them',
  active: 'This SVG contains scripts, or refers to something outside of the file. Save it as PDF or PNG',
}

/** The extension of a document's name, if it is an accepted one; for another ending of a type, the usual one. */
export const documentExtension = (name: string): DocumentExtension | null => {
  const extension = /[.]([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  return documentExtensions.find((one) => one === extension) ?? otherExtensions.get(extension ?? '') ?? null
}

/** The name under which a document is kept and offered for download. */
export const documentName = (sent: string, extension: DocumentExtension): string =>
  sentFileName(sent, extension, 'document')
