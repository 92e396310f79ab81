# One image, three commands: release (migrate and seed), server, worker. See docker-compose.yml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/src/seed/centre/files ./src/seed/centre/files
# The worker's program that draws files reads them.
COPY --from=build /app/src/gateways/pdf/fonts ./src/gateways/pdf/fonts
COPY --from=build /app/.next/standalone ./.next/standalone
RUN mkdir -p media/courses media/reports && chown -R node:node media .next/standalone
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_HEALTH_PORT || process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.mjs", ".next/standalone"]
