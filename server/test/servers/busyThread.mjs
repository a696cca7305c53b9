// A thread that never answers: it computes for ever, or takes memory without end.
import { workerData } from 'node:worker_threads'

const kept = []
for (;;) if (workerData.takesMemory) kept.push(new Array(10_000).fill(0))
