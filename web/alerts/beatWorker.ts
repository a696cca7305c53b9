// The worker of `beat`: it is told an interval, and answers each time that this has passed.
addEventListener('message', ({ data }: MessageEvent<number>) => setInterval(() => postMessage(null), data))
