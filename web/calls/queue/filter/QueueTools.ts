// What stands above the queue and loads after its cards, in one piece.
export { LayoutChoice } from '../row/LayoutChoice'
export { QueueSearch } from './QueueSearch'
