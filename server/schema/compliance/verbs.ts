import { addDocument } from '../../services/compliance/addDocument'
import { readPersonCompliance } from '../../services/compliance/readCompliance'
import { approveDocument, rejectDocument, undoReview } from '../../services/compliance/reviewDocument'
import type { Command } from '../../services/kernel/command'
import type { ReviewFacts } from '../../domain/compliance/rules'
import { changed, recordAfter, verb, viewerCan } from '../kernel/verb'
import { PersonComplianceRef } from './compliance'

type Done = { documentId: string; personId: string }

const DocumentChanged = changed<Done>('DocumentChanged', 'A verb on a document of a person succeeded.', (t) => ({
  document: recordAfter(t, 'ComplianceDocument', ({ documentId }) => documentId, {
    nullable: true,
    description: 'The document as it is now; null when you can no longer see it.',
  }),
  compliance: t.field({
    type: PersonComplianceRef,
    nullable: true,
    description: 'The compliance of its person; null when you may not see it.',
    resolve: ({ personId }, _args, { request }) => readPersonCompliance(request, personId),
  }),
}))

const facts = { userId: true, state: true, reviewedAt: true, reviewedById: true }

const documentVerb = (command: Command<Done, ReviewFacts>): void => {
  verb(command, { changes: [DocumentChanged] })
  viewerCan('ComplianceDocument', facts, command)
}

// The upload of a file has no node.
verb(addDocument, { changes: [DocumentChanged] })
documentVerb(approveDocument)
documentVerb(rejectDocument)
documentVerb(undoReview)
