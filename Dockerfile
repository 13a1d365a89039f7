# syntax=docker/dockerfile:1

# Builds the site with everything that building needs.
FROM node:26-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

# Only what serving needs. The image has Node, so the project's own is left out.
FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/verify/package.json tools/verify/
COPY packages packages
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace=loadout
COPY --from=build /app/packages/web/build packages/web/build
COPY --from=build /app/packages/cli/build packages/cli/build

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LOADOUT_DATA=/data GLIBC_TUNABLES=glibc.malloc.hugetlb=1
WORKDIR /app
COPY --from=packages /app .
RUN mkdir /data && chown node:node /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--v8-pool-size=0", "packages/cli/build/main.js"]
CMD ["serve"]
