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
COPY --from=build /app/scripts/serve/front.mjs ./scripts/serve/front.mjs
COPY --from=build /app/scripts/serve/front ./scripts/serve/front
COPY --from=build /app/.next/standalone ./.next/standalone
RUN mkdir -p media && chown -R node:node media .next/standalone
USER node
EXPOSE 3000
CMD ["node", "--import", "/app/scripts/serve/front.mjs", ".next/standalone/server.js"]
