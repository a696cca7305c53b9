import { useEffect, useRef, useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { documentMessages } from 'domain/documents/file'
import { useRest } from '../../relay/connection'
import { sendFile } from '../../relay/files/sendFile'
import { wrongFile } from './uploadForm'
import { useAddDocument } from './useAddDocument'

/** The messages of the two steps (administration, section 8). */
const failed = {
  upload: 'An error occurred while uploading the document.',
  record: 'An error occurred while creating the document record.',
} as const

/** What is being sent: the file, and the part of it that has arrived. */
export type UploadStep = { fileName: string; part: number; at: number; count: number }

export type UploadProblem = { title: string; reason: string | null }

type Entry = {
  /** Global ids; null for one's own document. */
  requirementId: string
  personId: string | null
  issueDate: string | null
  expirationDate: string | null
}

export type Uploaded = {
  /** The files that are documents now. */
  done: readonly File[]
  /** The files that are not taken, each with its reason. */
  refused: ReadonlyMap<File, string>
  isLocked: boolean
  problem: UploadProblem | null
  fields: readonly FieldRefusal[]
}

/** Each file that is not taken says itself why. */
const reasonFor = (files: readonly File[], done: readonly File[]): string | null =>
  files.length === 1
    ? null
    : `${done.length} of ${files.length} files are uploaded. Each of the others says why it is not.`

/**
 * Uploads files one after the other and makes a document from each. A file that is not taken stops only itself, and one
 * that has arrived is not sent again.
 */
export const useUpload = (providerId: string) => {
  const rest = useRest()
  const [addDocument] = useAddDocument()
  const keyOf = useRepeatKey()
  const [progress, setProgress] = useState<UploadStep | null>(null)
  const controller = useRef<AbortController>(null)
  const [arrived] = useState(() => new WeakMap<File, string>())

  // Nobody waits for the upload anymore.
  useEffect(() => () => controller.current?.abort(), [])

  const upload = async (entry: Entry, files: readonly File[]): Promise<Uploaded> => {
    const { signal } = (controller.current = new AbortController())
    const done: File[] = []
    const refused = new Map<File, string>()
    let isLocked = false
    const end = (problem: UploadProblem | null, fields: readonly FieldRefusal[] = []): Uploaded => {
      controller.current = null
      setProgress(null)
      return { done, refused, isLocked, problem, fields }
    }
    for (const [index, file] of files.entries()) {
      const wrong = wrongFile(file)
      if (wrong) {
        refused.set(file, wrong.remedy)
        continue
      }
      const shown = { fileName: file.name, at: index + 1, count: files.length }
      setProgress({ ...shown, part: 0 })
      let uploadId = arrived.get(file)
      if (uploadId === undefined) {
        const { issueDate, expirationDate } = entry
        const sent = await sendFile<string>(rest, `/api/v0/providers/${providerId}/documents/upload`, file, {
          fields: { issueDate, expirationDate },
          tooLarge: documentMessages.size,
          signal,
          onProgress: (part) => setProgress({ ...shown, part }),
        })
        if (!sent) return end(null)
        if (!sent.ok) {
          if (!sent.isOfFile) return end({ title: failed.upload, reason: sent.reason })
          refused.set(file, sent.reason)
          continue
        }
        uploadId = sent.answer
        arrived.set(file, uploadId)
      }
      setProgress({ ...shown, part: 1 })
      const input = { ...entry, uploadId }
      const result = await addDocument({ input: { ...input, clientMutationId: keyOf(input) } })
      if (!result.ok) {
        const { refusal, problem } = result
        const ofFile = refusal?.fields.find(({ field }) => field === 'uploadId')
        if (ofFile) {
          arrived.delete(file)
          refused.set(file, ofFile.message)
          continue
        }
        return end(
          { title: failed.record, reason: refusal?.message ?? problem?.message ?? null },
          refusal?.fields ?? [],
        )
      }
      isLocked = result.data.compliance?.isLocked ?? false
      done.push(file)
    }
    return end(refused.size > 0 ? { title: failed.upload, reason: reasonFor(files, done) } : null)
  }

  return { upload, progress, cancel: () => controller.current?.abort() }
}
