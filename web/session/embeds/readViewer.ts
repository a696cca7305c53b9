import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { background } from '../../relay/environment'
import ShellQuery, { type ShellQuery as Query } from '../../shell/frame/__generated__/ShellQuery.graphql'

/**
 * Reads again who the viewer is: their permissions, and the providers to choose from. It bypasses the store for a viewer
 * who is signed out: a null viewer there would replace the page and lose everything that was typed. A failed read changes
 * nothing.
 */
export const readViewer = async (environment: IEnvironment): Promise<void> => {
  const { params } = getRequest(ShellQuery)
  const answer = await environment
    .getNetwork()
    .execute(params, {}, { force: true, ...background })
    .toPromise()
    .catch(() => null)
  if (!answer || !('data' in answer) || !answer.data) return
  const data = answer.data as Query['response']
  if (data.viewer) environment.commitPayload(createOperationDescriptor(getRequest(ShellQuery), {}), answer.data)
}
